import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listUses } from './list-questions.ts';
import { lockQuestion, updateArchived } from './question-repo.ts';

/** Templates can no longer use it. What was bought with it goes on being filled with the answers there are. */
export const archiveQuestion = ({ db, clock }: Pick<Services, 'db' | 'clock'>, id: number) =>
  db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question) throw new DomainError('question.not-found');
    const uses = await listUses(tx, question.key);
    if (uses.length > 0)
      throw new DomainError('question.in-use', {
        message: `This question is used by ${namesOf(uses)}. Upload versions without it, or archive them first.`,
      });
    await updateArchived(tx, id, clock.now());
  });

/** So many fit a sentence. */
const MAX_NAMED = 5;

const namesOf = (uses: readonly { name: string }[]) => {
  const named = uses.slice(0, MAX_NAMED).map(({ name }) => name);
  const unnamed = uses.length - named.length;
  return new Intl.ListFormat('en-GB').format(unnamed > 0 ? [...named, `${unnamed} more`] : named);
};
