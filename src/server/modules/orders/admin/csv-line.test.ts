import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['a', 1, null, true], 'a,1,,true\r\n'],
  [['Lee, Sons & Co', 'say "hi"', 'two\nlines'], '"Lee, Sons & Co","say ""hi""","two\nlines"\r\n'],
  [[new Date('2026-11-15T12:00:00Z')], '2026-11-15T12:00:00.000Z\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '－1', '＋1', '＠x', '|x', '%x', ' =1'])(
  'text such as %j is text in a spreadsheet, too',
  (cell) => {
    expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test('a number of ours stays a number, also below zero', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});
