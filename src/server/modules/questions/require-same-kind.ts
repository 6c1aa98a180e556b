import type { Queryable } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Question } from '#shared/contract/question.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { isEverAsked } from './question-use-repo.ts';

type Kind = Pick<Question, 'key' | 'form'>;

/** A key that documents use keeps its key and type, and the columns of a list theirs: what was sold must go on being filled. */
export const requireSameKind = async (db: Queryable, before: Kind, after: Kind) => {
  const changed = changedIn(before, after);
  if (!changed || !(await isEverAsked(db, before.key))) return;
  const { message } = new DomainError('question.kind-fixed');
  throw new DomainError('question.kind-fixed', { fields: { [changed]: message } });
};

/** Which field makes another question of it, for templates; undefined when none does. */
export const changedIn = (before: Kind, after: Kind) => {
  if (before.key !== after.key) return 'key';
  if (before.form.type !== after.form.type) return 'form.type';
  const kept = new Map(columnsOf(after.form).map(({ key, type }) => [key, type]));
  return columnsOf(before.form).every(({ key, type }) => kept.get(key) === type) ? undefined : 'form.columns';
};

const columnsOf = (form: AnswerForm) => (form.type === 'list' ? form.columns : []);
