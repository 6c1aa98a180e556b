import type { Answer, ListRow, PictureAnswer } from './answer.ts';
import type { AnswerForm, ListColumn } from './answer-form.ts';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { oneLine, readText, severalLines, type Writing } from '#shared/characters/written-text.ts';

type Checked = { answer: Answer } | { problem: string };
type Field = ListColumn | Exclude<AnswerForm, { type: 'list' }>;

/** An answer as it is kept, or what is wrong with it. */
export const checkAnswer = (form: AnswerForm, given: unknown): Checked =>
  form.type === 'list' ? checkRows(form.columns, given) : checkField(form, given);

const checkField = (form: Field, given: unknown): Checked => {
  switch (form.type) {
    case 'shortText':
      return checkText(oneLine, limits.shortTextLength, given);
    case 'longText':
      return checkText(severalLines, limits.longTextLength, given);
    case 'number':
      return checkNumber(form, given);
    case 'yesNo':
      return typeof given === 'boolean' ? { answer: given } : { problem: 'Answer yes or no.' };
    case 'date':
      return isDay(given) ? { answer: given } : { problem: 'Give a day, such as 2026-11-17.' };
    case 'picture':
      return checkPicture(given);
    case 'oneOf':
      return typeof given === 'string' && form.choices.includes(given)
        ? { answer: given }
        : { problem: 'Choose one of the answers.' };
    default:
      return checkChoices(form.choices, given);
  }
};

const checkText = (
  writing: Writing,
  maxLength: number,
  given: unknown,
): { answer: string } | { problem: string } => {
  if (typeof given !== 'string') return { problem: 'Give a text.' };
  const read = readText(writing, maxLength, given);
  return 'text' in read ? { answer: read.text } : { problem: `This ${read.problem}.` };
};

type NumberForm = Extract<Field, { type: 'number' }>;

const checkNumber = (form: NumberForm, given: unknown): Checked => {
  if (typeof given !== 'number' || !Number.isFinite(given)) return { problem: 'Give a number.' };
  const least = ('least' in form ? form.least : null) ?? -limits.largestNumber;
  const most = ('most' in form ? form.most : null) ?? limits.largestNumber;
  const unit = form.unit === '' ? '' : ` ${form.unit}`;
  if (given < least) return { problem: `Give at least ${least}${unit}.` };
  if (given > most) return { problem: `Give at most ${most}${unit}.` };
  if (Number(given.toFixed(form.decimals)) !== given)
    return {
      problem: form.decimals === 0 ? 'Give a whole number.' : `Give at most ${decimalsOf(form.decimals)}.`,
    };
  return { answer: given };
};

const decimalsOf = (count: number) => (count === 1 ? '1 decimal' : `${count} decimals`);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const isDay = (given: unknown): given is string =>
  typeof given === 'string' &&
  DAY.test(given) &&
  !Number.isNaN(Date.parse(given)) &&
  new Date(given).toISOString().startsWith(given);

/** The name of a file; whether there is one, and whose, is looked up by who keeps it. */
const PATH = /^[\w-]{1,64}$/;

const checkPicture = (given: unknown): Checked => {
  const { path, altText } =
    typeof given === 'object' && given !== null ? (given as Partial<PictureAnswer>) : {};
  if (typeof path !== 'string' || !PATH.test(path)) return { problem: 'Choose a picture.' };
  const words = checkText(oneLine, limits.shortTextLength, altText);
  return 'problem' in words ? words : { answer: { path, altText: words.answer } };
};

const checkChoices = (choices: readonly string[], given: unknown): Checked => {
  if (
    !Array.isArray(given) ||
    !given.every((choice) => typeof choice === 'string' && choices.includes(choice))
  )
    return { problem: 'Choose among the answers.' };
  return { answer: choices.filter((choice) => given.includes(choice)) };
};

const checkRows = (columns: readonly ListColumn[], given: unknown): Checked => {
  if (!Array.isArray(given)) return { problem: 'Give a list.' };
  if (given.length > limits.maxRows) return { problem: `Give at most ${limits.maxRows} rows.` };
  const rows: ListRow[] = [];
  for (const [index, row] of given.entries()) {
    const checked = checkRow(columns, row);
    if ('problem' in checked) return { problem: `Row ${index + 1}: ${checked.problem}` };
    if (Object.keys(checked.row).length > 0) rows.push(checked.row);
  }
  return { answer: rows };
};

const checkRow = (columns: readonly ListColumn[], given: unknown): { row: ListRow } | { problem: string } => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { problem: 'This is not a row.' };
  const row: ListRow = {};
  for (const column of columns) {
    const value: unknown = Object.hasOwn(given, column.key) ? Reflect.get(given, column.key) : undefined;
    if (value === undefined || value === null || value === '') continue;
    const checked = checkField(column, value);
    if ('problem' in checked) return { problem: `${column.label}: ${checked.problem}` };
    const { answer } = checked;
    if (typeof answer === 'number' || (typeof answer === 'string' && answer !== '')) row[column.key] = answer;
  }
  return { row };
};
