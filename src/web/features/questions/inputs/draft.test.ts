import { expect, test } from 'vitest';
import type { AnswerForm, ListColumn } from '#shared/questions/answer-form.ts';
import { checkDraft, type Draft, draftOf } from './draft.ts';
import { numberFrom } from './number-from.ts';

const limit: AnswerForm = { type: 'number', unit: '°F', decimals: 1, least: -40, most: 120 };
const several: AnswerForm = { type: 'severalOf', choices: ['Fryer', 'Grill'] };
const columns: ListColumn[] = [
  { key: 'name', label: 'Name', type: 'shortText' },
  { key: 'count', label: 'Count', type: 'number', unit: '', decimals: 0 },
];
const list: AnswerForm = { type: 'list', columns };

test.each<[string, AnswerForm, Draft, unknown]>([
  ['text left empty', { type: 'shortText' }, '  ', null],
  ['text', { type: 'shortText' }, ' Dana ', 'Dana'],
  ['several lines', { type: 'longText' }, 'one\r\ntwo', 'one\ntwo'],
  ['a number', limit, '40.5', 40.5],
  ['no number yet', limit, '', null],
  ['neither yes nor no', { type: 'yesNo' }, null, null],
  ['no', { type: 'yesNo' }, false, false],
  ['nothing chosen', several, null, null],
  ['that none applies', several, [], []],
  ['choices in any order', several, ['Grill', 'Fryer'], ['Fryer', 'Grill']],
  ['a day', { type: 'date' }, '2026-11-17', '2026-11-17'],
  ['that there is nothing to list', list, [], []],
  ['a row that is not filled in yet', list, [{ id: 1, cells: { name: ' ' } }], null],
  ['rows', list, [{ id: 4, cells: { name: 'Ada', count: '1,200' } }], [{ name: 'Ada', count: 1200 }]],
])('%s is the answer it stands for', (_name, form, draft, answer) => {
  expect(checkDraft(form, draft)).toEqual({ answer });
});

test.each<[AnswerForm, Draft, string]>([
  [limit, 'cold', 'Give a number.'],
  [limit, '500', 'Give at most 120 °F.'],
  [{ type: 'oneOf', choices: ['Gas'] }, 'Coal', 'Choose one of the answers.'],
  [list, [{ id: 1, cells: { name: 'Ada', count: 'two' } }], 'Row 1: Count: Give a number.'],
])('what is no answer is told of (%#)', (form, draft, problem) => {
  expect(checkDraft(form, draft)).toEqual({ problem });
});

test.each<[AnswerForm, unknown]>([
  [{ type: 'shortText' }, 'Dana'],
  [limit, -12.5],
  [{ type: 'yesNo' }, true],
  [several, []],
  [several, ['Grill']],
  [list, [{ name: 'Ada', count: 2 }, { name: 'Bo' }]],
])('an answer that was given before stands in its input as it was given (%#)', (form, answer) => {
  expect(checkDraft(form, draftOf(form, answer as never))).toEqual({ answer });
});

test.each([
  ['−18', -18],
  ['1,234.5', 1234.5],
  [' 40. ', 40],
  ['.5', 0.5],
  ['12,34', Number.NaN],
  ['1e5', Number.NaN],
  ['40 F', Number.NaN],
])('%s as a number', (typed, expected) => {
  expect(numberFrom(typed)).toBe(expected);
});
