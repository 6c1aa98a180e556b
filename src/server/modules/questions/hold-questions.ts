import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Question } from '#shared/contract/question.ts';
import { lockAsked } from './question-repo.ts';
import { changedIn } from './require-same-kind.ts';

/**
 * In the transaction that makes a template use them: these questions are still what the template was checked with, and
 * nobody makes anything else of them before it is over.
 */
export const holdQuestions = async (tx: Transaction, used: readonly Question[]) => {
  const held = new Map(
    (
      await lockAsked(
        tx,
        used.map(({ key }) => key),
      )
    ).map((row) => [row.key, row]),
  );
  for (const question of used) {
    const current = held.get(question.key);
    if (!current || changedIn(question, current)) throw new DomainError('upload.questions-changed');
  }
};
