import { describe, expect, test } from 'vitest';
import type { AdminQuestion, Question } from '#shared/contract/question.ts';
import { contacts, coolerLimit, openingHours } from '#tests/support/shop/ask-questions.ts';
import { keyOfLabel } from '#shared/questions/key-of-label.ts';
import { draftOf, emptyDraft, type QuestionDraft } from './question-draft.ts';
import { questionOf } from './question-of.ts';

const good: QuestionDraft = { ...emptyDraft, label: 'Fryer', key: 'has_fryer', group: 'Equipment' };
const problemsOf = (change: Partial<QuestionDraft>) => {
  const outcome = questionOf({ ...good, ...change });
  return 'problems' in outcome ? outcome.problems : undefined;
};
const adminOf = (question: Question): AdminQuestion => ({ ...question, id: 1, revision: 1, usedIn: [] });
const equipment: Question = {
  ...openingHours,
  form: { type: 'severalOf', choices: ['Oven', 'Fryer', 'Grill'] },
  default: ['Oven', 'Grill'],
};

describe('a question', () => {
  test.each<Question>([
    coolerLimit,
    openingHours,
    contacts,
    { ...contacts, default: [{ name: 'Ada', phone: '1' }, { name: 'Ben' }] },
    { ...openingHours, form: { type: 'longText' }, default: 'one\ntwo' },
    { ...openingHours, form: { type: 'yesNo' }, default: false },
    { ...openingHours, form: { type: 'date' }, default: '2026-11-17' },
    { ...openingHours, form: { type: 'oneOf', choices: ['Gas', 'Wood'] }, default: 'Wood' },
    {
      ...coolerLimit,
      form: { type: 'number', unit: '', decimals: 2, least: null, most: null },
      default: 0.5,
    },
    equipment,
    {
      ...contacts,
      form: {
        type: 'list',
        columns: [
          { key: 'floor', label: 'Floor', type: 'number', unit: 'm', decimals: 1 },
          { key: 'since', label: 'Since', type: 'date' },
          { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Cook'] },
        ],
      },
      default: [{ floor: 1.5, since: '2026-11-17', role: 'Cook' }, { role: 'Owner' }],
    },
  ])('of type $form.type goes through the form as it was: $default', (question) => {
    expect(questionOf(draftOf(adminOf(question)))).toEqual({ wanted: question });
  });

  test('is tidied up: spaces, empty lines, and decimal commas', () => {
    expect(
      questionOf({
        ...good,
        label: ' Oven ',
        type: 'number',
        unit: ' °F ',
        decimals: '1',
        least: ' 1,5 ',
        text: '2,5',
      }),
    ).toEqual({
      wanted: {
        key: 'has_fryer',
        label: 'Oven',
        help: '',
        group: 'Equipment',
        form: { type: 'number', unit: '°F', decimals: 1, least: 1.5, most: null },
        default: 2.5,
        isNeeded: false,
      },
    });
    expect(questionOf({ ...good, type: 'oneOf', choices: ' Gas \n\n Wood\n' })).toMatchObject({
      wanted: { form: { choices: ['Gas', 'Wood'] }, default: null },
    });
  });

  test('forgets what was chosen of choices that are gone', () => {
    expect(
      questionOf({ ...good, type: 'severalOf', choices: 'Oven', chosen: ['Oven', 'Grill'] }),
    ).toMatchObject({ wanted: { default: ['Oven'] } });
  });

  test.each<[Partial<QuestionDraft>, object]>([
    [{ label: ' ' }, { label: 'Please fill this in.' }],
    [{ group: '' }, { group: 'Please fill this in.' }],
    [
      { key: 'Has fryer' },
      { key: 'Please use small letters, digits and underscores, such as cooler_limit.' },
    ],
    [{ type: 'number', decimals: '5' }, { 'form.decimals': 'Please give a whole number from 0 to 4.' }],
    [{ type: 'number', least: 'cold' }, { 'form.least': 'Please give a number.' }],
    [{ type: 'number', least: '5', most: '4' }, { 'form.most': 'The most must not be below the least.' }],
    [{ type: 'oneOf', choices: '\n ' }, { 'form.choices': 'Please give at least one choice.' }],
    [{ type: 'severalOf', choices: 'Gas\ngas' }, { 'form.choices': 'Please name each choice once.' }],
    [{ type: 'list', columns: [] }, { 'form.columns': 'Please add at least one column.' }],
    [{ type: 'number', text: 'cold' }, { default: 'Give a number.' }],
    [{ type: 'number', most: '40', text: '41' }, { default: 'Give at most 40.' }],
  ])('%j is not asked for', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  test('of a list is told what is wrong column by column', () => {
    const [column] = emptyDraft.columns;
    if (!column) throw new Error('A list begins with a column.');
    const columns = [
      { ...column, label: 'Name', key: 'name' },
      { ...column, id: 2, label: '', key: 'name' },
      { ...column, id: 3, label: 'Floor', key: 'floor', type: 'number' as const, decimals: '' },
      { ...column, id: 4, label: 'Role', key: 'Role', type: 'oneOf' as const },
    ];
    expect(problemsOf({ type: 'list', columns })).toEqual({
      'form.columns.1.label': 'Please fill this in.',
      'form.columns.1.key': 'Another column has this name.',
      'form.columns.2.decimals': 'Please give a whole number from 0 to 4.',
      'form.columns.3.key': 'Please use small letters, digits and underscores, such as cooler_limit.',
      'form.columns.3.choices': 'Please give at least one choice.',
    });
  });
});

test.each([
  ['Cooler limit', 'cooler_limit'],
  ['  2. Öffnungszeiten (Café)? ', 'offnungszeiten_cafe'],
  ['°', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s is called %s in templates', (label, key) => {
  expect(keyOfLabel(label)).toBe(key);
});
