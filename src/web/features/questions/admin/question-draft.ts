import type { AdminQuestion, QuestionProposal } from '#shared/contract/question.ts';
import { type Answer, isPictureAnswer } from '#shared/questions/answer.ts';
import type { AnswerForm, AnswerType, ListColumn } from '#shared/questions/answer-form.ts';

/** What stands in the form of one column of a list. */
export type ColumnDraft = {
  /** For the screen alone: columns may change their places. */
  id: number;
  key: string;
  label: string;
  type: ListColumn['type'];
  unit: string;
  decimals: string;
  choices: string;
};

/** A row of a list by its columns' ids. */
export type RowDraft = Record<number, string>;

/** What stands in the form; of every type at once, so that nothing typed is lost by trying another. */
export type QuestionDraft = {
  key: string;
  label: string;
  help: string;
  group: string;
  type: AnswerType;
  unit: string;
  decimals: string;
  least: string;
  most: string;
  /** Of a picture's box, in inches. */
  width: string;
  height: string;
  /** One a line. */
  choices: string;
  columns: readonly ColumnDraft[];
  isNeeded: boolean;
  /** The default, in the way its type is entered. */
  text: string;
  chosen: readonly string[];
  rows: readonly RowDraft[];
};

export const emptyColumn = (id: number): ColumnDraft => ({
  id,
  key: '',
  label: '',
  type: 'shortText',
  unit: '',
  decimals: '0',
  choices: '',
});

export const emptyDraft: QuestionDraft = {
  key: '',
  label: '',
  help: '',
  group: '',
  type: 'shortText',
  unit: '',
  decimals: '0',
  least: '',
  most: '',
  width: '6',
  height: '4',
  choices: '',
  columns: [emptyColumn(1)],
  isNeeded: false,
  text: '',
  chosen: [],
  rows: [],
};

/** Of a question there is, of one that was proposed, or of a new one. */
export const firstDraft = (question?: AdminQuestion, proposal?: QuestionProposal): QuestionDraft => {
  if (question) return draftOf(question);
  return proposal
    ? { ...emptyDraft, key: proposal.key, label: proposal.label, ...shapeOf(proposal.form) }
    : emptyDraft;
};

export const draftOf = (question: AdminQuestion): QuestionDraft => {
  const { key, label, help, group, form, isNeeded, default: preset } = question;
  const shaped = { ...emptyDraft, key, label, help, group, isNeeded, ...shapeOf(form) };
  return preset === null ? shaped : { ...shaped, ...presetOf(preset, shaped.columns) };
};

const shapeOf = (form: AnswerForm): Partial<QuestionDraft> & { columns: readonly ColumnDraft[] } => {
  const { columns } = emptyDraft;
  if (form.type === 'list') return { type: form.type, columns: form.columns.map(columnOf) };
  if (form.type === 'number') {
    const { type, unit, decimals, least, most } = form;
    return { type, columns, unit, decimals: String(decimals), least: numeral(least), most: numeral(most) };
  }
  if (form.type === 'picture')
    return { type: form.type, columns, width: String(form.width), height: String(form.height) };
  return { type: form.type, columns, ...('choices' in form && { choices: form.choices.join('\n') }) };
};

const numeral = (value: number | null) => (value === null ? '' : String(value));

const columnOf = (column: ListColumn, index: number): ColumnDraft => ({
  ...emptyColumn(index + 1),
  key: column.key,
  label: column.label,
  type: column.type,
  ...('unit' in column && { unit: column.unit, decimals: String(column.decimals) }),
  ...('choices' in column && { choices: column.choices.join('\n') }),
});

const presetOf = (preset: Answer, columns: readonly ColumnDraft[]): Partial<QuestionDraft> => {
  if (typeof preset === 'boolean') return { text: preset ? 'yes' : 'no' };
  if (typeof preset !== 'object') return { text: String(preset) };
  if (isPictureAnswer(preset)) return {};
  return {
    chosen: preset.filter((part) => typeof part === 'string'),
    rows: preset
      .filter((part) => typeof part === 'object')
      .map((row) => Object.fromEntries(columns.map(({ id, key }) => [id, String(row[key] ?? '')]))),
  };
};
