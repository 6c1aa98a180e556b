import { checkAnswer } from '#shared/questions/check-answer.ts';
import { type Answer, isPictureAnswer, type PictureAnswer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { type DraftRow, draftRows, rowsFrom } from './list/draft-rows.ts';
import { numberFrom } from './number-from.ts';

/** What stands in an input, whether or not it is an answer yet. Null: nothing was chosen, which is not the same as none. */
export type Draft = string | boolean | readonly string[] | readonly DraftRow[] | PictureAnswer | null;

export type Checked = { answer: Answer | null } | { problem: string };

export const draftOf = (form: AnswerForm, answer: Answer | null): Draft => {
  if (form.type === 'yesNo') return typeof answer === 'boolean' ? answer : null;
  if (form.type === 'severalOf') return Array.isArray(answer) ? answer.filter(isText) : null;
  if (form.type === 'picture') return answer !== null && isPictureAnswer(answer) ? answer : null;
  if (form.type === 'list') return Array.isArray(answer) ? draftRows(answer.filter(isRow)) : null;
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
};

/** An input that is left empty takes the answer back. */
export const checkDraft = (form: AnswerForm, draft: Draft): Checked => {
  if (draft === null || (typeof draft === 'string' && draft.trim() === '')) return { answer: null };
  if (form.type === 'number') return checkAnswer(form, numberFrom(textIn(draft)));
  if (form.type !== 'list') return checkAnswer(form, draft);
  const checked = checkAnswer(form, rowsFrom(form.columns, rowsIn(draft)));
  // Rows that were added and not yet filled in are not the same as saying that there are none.
  const isBlank = 'answer' in checked && Array.isArray(checked.answer) && checked.answer.length === 0;
  return isBlank && rowsIn(draft).length > 0 ? { answer: null } : checked;
};

export const textIn = (draft: Draft): string => (typeof draft === 'string' ? draft : '');

export const pictureIn = (draft: Draft): PictureAnswer | undefined =>
  typeof draft === 'object' && draft !== null && 'path' in draft ? draft : undefined;

export const choicesIn = (draft: Draft): readonly string[] | null =>
  Array.isArray(draft) ? draft.filter(isText) : null;

export const rowsIn = (draft: Draft): readonly DraftRow[] =>
  Array.isArray(draft) ? draft.filter(isRow) : [];

const isText = (choice: unknown) => typeof choice === 'string';
const isRow = <Row extends object>(row: string | Row): row is Row => typeof row === 'object';
