import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Question } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';
import type { AnswerForm, ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits } from '#shared/limits/question.ts';
import type { ColumnDraft, QuestionDraft, RowDraft } from './question-draft.ts';
import { copy } from './copy.ts';

/** By the names that the server gives the fields, too. */
export type DraftProblems = Readonly<Record<string, string>>;

const { problems } = copy;
const KEY = /^[a-z][a-z0-9_]*$/;

/** What to ask the server for, or what is wrong with it field by field. */
export const questionOf = (draft: QuestionDraft): { wanted: Question } | { problems: DraftProblems } => {
  const { help, isNeeded } = draft;
  const [key, label, group] = [draft.key.trim(), draft.label.trim(), draft.group.trim()];
  const found: Record<string, string> = {
    ...(label === '' && { label: problems.empty }),
    ...(!KEY.test(key) && { key: problems.key }),
    ...(group === '' && { group: problems.empty }),
    ...problemsOfForm(draft),
  };
  if (Object.keys(found).length > 0) return { problems: found };
  const form = formOf(draft);
  const given = defaultOf(draft);
  const preset = given === undefined ? { answer: null } : checkAnswer(form, given);
  if ('problem' in preset) return { problems: { default: preset.problem } };
  return { wanted: { key, label, help: help.trim(), group, form, default: preset.answer, isNeeded } };
};

/** The lines that say something. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As a person types it, with a comma or a point. */
const numberOf = (typed: string) => Number(typed.trim().replace(',', '.'));
const isNumber = (typed: string) => typed.trim() !== '' && Number.isFinite(numberOf(typed));

const areDecimals = (typed: string) =>
  /^\d$/.test(typed.trim()) && Number(typed) <= questionLimits.maxDecimals;

const problemsOfChoices = (text: string, field: string) => {
  const lines = linesOf(text);
  if (lines.length === 0) return { [field]: problems.choices };
  const isTwice = new Set(lines.map((line) => line.toLowerCase())).size < lines.length;
  return isTwice ? { [field]: problems.choiceTwice } : {};
};

const problemsOfForm = (draft: QuestionDraft): Record<string, string> => {
  if (draft.type === 'number') return problemsOfNumber(draft);
  if (draft.type === 'oneOf' || draft.type === 'severalOf')
    return problemsOfChoices(draft.choices, 'form.choices');
  if (draft.type === 'picture') return problemsOfBox(draft);
  if (draft.type !== 'list') return {};
  if (draft.columns.length === 0) return { 'form.columns': problems.columns };
  return Object.assign({}, ...draft.columns.map((column, index) => problemsOfColumn(draft, column, index)));
};

const problemsOfNumber = ({ decimals, least, most }: QuestionDraft): Record<string, string> => ({
  ...(!areDecimals(decimals) && { 'form.decimals': problems.decimals }),
  ...(least.trim() !== '' && !isNumber(least) && { 'form.least': problems.number }),
  ...(most.trim() !== '' && !isNumber(most) && { 'form.most': problems.number }),
  ...(isNumber(least) &&
    isNumber(most) &&
    numberOf(least) > numberOf(most) && { 'form.most': problems.order }),
});

const { leastInches, mostInches } = questionLimits.picture;

const areInches = (typed: string) =>
  isNumber(typed) &&
  numberOf(typed) >= leastInches &&
  numberOf(typed) <= mostInches &&
  Number(numberOf(typed).toFixed(2)) === numberOf(typed);

const problemsOfBox = ({ width, height }: QuestionDraft): Record<string, string> => ({
  ...(!areInches(width) && { 'form.width': problems.inches }),
  ...(!areInches(height) && { 'form.height': problems.inches }),
});

const problemsOfColumn = ({ columns }: QuestionDraft, column: ColumnDraft, index: number) => {
  const field = `form.columns.${index}`;
  const isTwice = columns.slice(0, index).some(({ key }) => key.trim() === column.key.trim());
  return {
    ...(column.label.trim() === '' && { [`${field}.label`]: problems.empty }),
    ...(isTwice && { [`${field}.key`]: problems.columnTwice }),
    ...(!KEY.test(column.key.trim()) && { [`${field}.key`]: problems.key }),
    ...(column.type === 'number' &&
      !areDecimals(column.decimals) && { [`${field}.decimals`]: problems.decimals }),
    ...(column.type === 'oneOf' && problemsOfChoices(column.choices, `${field}.choices`)),
  };
};

const formOf = (draft: QuestionDraft): AnswerForm => {
  const { type } = draft;
  if (type === 'number') {
    const limit = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));
    const decimals = Number(draft.decimals);
    return { type, unit: draft.unit.trim(), decimals, least: limit(draft.least), most: limit(draft.most) };
  }
  if (type === 'oneOf' || type === 'severalOf') return { type, choices: linesOf(draft.choices) };
  if (type === 'picture') return { type, width: numberOf(draft.width), height: numberOf(draft.height) };
  return type === 'list' ? { type, columns: draft.columns.map(columnOf) } : { type };
};

const columnOf = ({ key, label, type, unit, decimals, choices }: ColumnDraft): ListColumn => {
  const base = { key: key.trim(), label: label.trim() };
  if (type === 'number') return { ...base, type, unit: unit.trim(), decimals: Number(decimals) };
  return type === 'oneOf' ? { ...base, type, choices: linesOf(choices) } : { ...base, type };
};

/** Undefined for none; whether it fits is for `checkAnswer` to say. */
const defaultOf = ({ type, text, chosen, rows, columns, choices }: QuestionDraft): unknown => {
  if (type === 'list') return rows.length === 0 ? undefined : rows.map((row) => rowOf(row, columns));
  if (type === 'severalOf') {
    const known = chosen.filter((choice) => linesOf(choices).includes(choice));
    return known.length === 0 ? undefined : known;
  }
  if (type === 'picture' || text.trim() === '') return undefined;
  if (type === 'yesNo') return text === 'yes';
  return type === 'number' ? typedNumber(text) : text;
};

/** Text that is none stays text, and is refused as such. */
const typedNumber = (typed: string): Answer => (isNumber(typed) ? numberOf(typed) : typed);

const rowOf = (row: RowDraft, columns: readonly ColumnDraft[]) =>
  Object.fromEntries(
    columns.map(({ id, key, type }) => {
      const typed = row[id] ?? '';
      return [key.trim(), type === 'number' && typed.trim() !== '' ? typedNumber(typed) : typed];
    }),
  );
