import type { questions } from '#server/db/schema/questions.ts';
import type { Question } from '#shared/contract/question.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** Without what only administrators see of it. */
export const askedOf = ({
  key,
  label,
  help,
  group,
  form,
  default: preset,
  isNeeded,
}: QuestionRow): Question => ({
  key,
  label,
  help,
  group,
  form,
  default: preset,
  isNeeded,
});

/** Each group in one piece, the group with the oldest question first. */
export const inGroups = <Asked extends Pick<Question, 'group'>>(list: readonly Asked[]): Asked[] =>
  [...Map.groupBy(list, ({ group }) => group).values()].flat();
