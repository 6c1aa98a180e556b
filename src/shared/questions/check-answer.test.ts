import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { AnswerForm } from './answer-form.ts';
import { questionLimits as limits } from '#shared/limits/question.ts';

const number = { type: 'number', unit: '°F', decimals: 1, least: -10, most: 50 } as const;
const picture = { type: 'picture', width: 3, height: 2 } as const;
const choices = ['Gas', 'Electric', 'Wood'];
const list: AnswerForm = {
  type: 'list',
  columns: [
    { key: 'name', label: 'Name', type: 'shortText' },
    { key: 'floor', label: 'Floor', type: 'number', unit: '', decimals: 0 },
    { key: 'since', label: 'Since', type: 'date' },
    { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Cook'] },
  ],
};

const tooLong = (length: number) => `This must be at most ${length} characters.`;
const CONTROL = 'This must not contain control characters.';

describe('an answer is kept as', () => {
  test.each<[string, AnswerForm, unknown, unknown]>([
    ['one line, trimmed and composed', { type: 'shortText' }, '  Cafe\u0301 ', 'Caf\u00e9'],
    ['no text', { type: 'shortText' }, '', ''],
    [
      'the longest line there may be',
      { type: 'shortText' },
      'x'.repeat(limits.shortTextLength),
      'x'.repeat(limits.shortTextLength),
    ],
    ['lines, whatever broke them', { type: 'longText' }, 'one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    ['text, though it looks like a tag', { type: 'shortText' }, '{{logo}} =1+1', '{{logo}} =1+1'],
    ['a number at the least', number, -10, -10],
    ['a number at the most', number, 50, 50],
    ['a number with as many decimals as it may have', number, 40.5, 40.5],
    ['the largest number of all', { ...number, least: null, most: null }, 1e9, 1e9],
    ['yes', { type: 'yesNo' }, true, true],
    ['no', { type: 'yesNo' }, false, false],
    ['a day', { type: 'date' }, '2028-02-29', '2028-02-29'],
    [
      'a picture with its words',
      picture,
      { altText: ' Bar ', path: 'a-1', more: 1 },
      { path: 'a-1', altText: 'Bar' },
    ],
    ['one of the choices', { type: 'oneOf', choices }, 'Gas', 'Gas'],
    [
      'several choices, each once and in their own order',
      { type: 'severalOf', choices },
      ['Wood', 'Gas', 'Wood'],
      ['Gas', 'Wood'],
    ],
    ['none of the choices', { type: 'severalOf', choices }, [], []],
    ['no rows', list, [], []],
    [
      'rows of what was filled in',
      list,
      [
        { name: ' Ada ', floor: 2, since: '2026-11-17', role: 'Cook' },
        { name: 'Ben', floor: null, since: '', more: 'x' },
        { name: ' ' },
        {},
      ],
      [{ name: 'Ada', floor: 2, since: '2026-11-17', role: 'Cook' }, { name: 'Ben' }],
    ],
  ])('%s', (_, form, given, kept) => {
    expect(checkAnswer(form, given)).toEqual({ answer: kept });
  });
});

describe('an answer is refused that is', () => {
  test.each<[string, AnswerForm, unknown, string]>([
    ['too long a line', { type: 'shortText' }, 'x'.repeat(201), tooLong(limits.shortTextLength)],
    ['no picture', picture, 'plan.png', 'Choose a picture.'],
    ['a path that leads elsewhere', picture, { path: '../a', altText: '' }, 'Choose a picture.'],
    ['a picture with two lines of words', picture, { path: 'a', altText: 'one\ntwo' }, CONTROL],
    ['a picture without a word about it', picture, { path: 'a' }, 'Give a text.'],
    ['two lines where one is asked for', { type: 'shortText' }, 'one\ntwo', CONTROL],
    ['too long a text', { type: 'longText' }, 'x'.repeat(4001), tooLong(limits.longTextLength)],
    ['a control character', { type: 'longText' }, 'bell\u0007', CONTROL],
    ['text that turns the direction', { type: 'shortText' }, 'a\u202eb', CONTROL],
    ['a number in words', number, '40', 'Give a number.'],
    ['not a number', number, Number.NaN, 'Give a number.'],
    ['without end', number, Number.POSITIVE_INFINITY, 'Give a number.'],
    ['below the least', number, -10.1, 'Give at least -10 °F.'],
    ['above the most', number, 50.1, 'Give at most 50 °F.'],
    ['too large for any number', { ...number, unit: '', most: null }, 1e9 + 1, 'Give at most 1000000000.'],
    [
      'too small for any number',
      { ...number, unit: '', least: null },
      -1e9 - 1,
      'Give at least -1000000000.',
    ],
    ['a number with too many decimals', number, 40.55, 'Give at most 1 decimal.'],
    ['a number with far too many decimals', { ...number, decimals: 2 }, 40.555, 'Give at most 2 decimals.'],
    ['a number where text is asked for', { type: 'shortText' }, 41, 'Give a text.'],
    ['half of something whole', { ...number, decimals: 0 }, 0.5, 'Give a whole number.'],
    ['yes in words', { type: 'yesNo' }, 'yes', 'Answer yes or no.'],
    ['no day of the calendar', { type: 'date' }, '2026-02-29', 'Give a day, such as 2026-11-17.'],
    ['no month', { type: 'date' }, '2026-13-01', 'Give a day, such as 2026-11-17.'],
    ['a day in another spelling', { type: 'date' }, '11/17/2026', 'Give a day, such as 2026-11-17.'],
    ['a moment', { type: 'date' }, '2026-11-17T00:00:00Z', 'Give a day, such as 2026-11-17.'],
    ['none of the choices', { type: 'oneOf', choices }, 'gas', 'Choose one of the answers.'],
    ['a list of one choice', { type: 'oneOf', choices }, ['Gas'], 'Choose one of the answers.'],
    [
      'partly none of the choices',
      { type: 'severalOf', choices },
      ['Gas', 'Coal'],
      'Choose among the answers.',
    ],
    [
      'one choice where several are asked for',
      { type: 'severalOf', choices },
      'Gas',
      'Choose among the answers.',
    ],
    ['no list', list, { name: 'Ada' }, 'Give a list.'],
    [
      'more rows than a list may have',
      list,
      Array.from({ length: limits.maxRows + 1 }, () => ({ name: 'Ada' })),
      `Give at most ${limits.maxRows} rows.`,
    ],
    ['a list of lines', list, ['Ada'], 'Row 1: This is not a row.'],
    ['nothing for a row', list, [{ name: 'Ada' }, null], 'Row 2: This is not a row.'],
    ['a row with a broken line', list, [{ name: 'a\u0000' }], `Row 1: Name: ${CONTROL}`],
    ['a row with half a floor', list, [{ floor: 1.5 }], 'Row 1: Floor: Give a whole number.'],
    ['a row with no day', list, [{ since: 'May' }], 'Row 1: Since: Give a day, such as 2026-11-17.'],
    ['a row with no role', list, [{ role: 'Guest' }], 'Row 1: Role: Choose one of the answers.'],
  ])('%s', (_, form, given, problem) => {
    expect(checkAnswer(form, given)).toEqual({ problem });
  });

  test.each<AnswerForm>([
    { type: 'shortText' },
    { type: 'longText' },
    number,
    { type: 'yesNo' },
    { type: 'oneOf', choices },
    { type: 'severalOf', choices },
    { type: 'date' },
    list,
  ])('nothing, or something else altogether, for $type', (form) => {
    for (const given of [undefined, null, { key: 'value' }, [[]], () => true])
      expect(checkAnswer(form, given)).toEqual({ problem: expect.any(String) as string });
  });
});
