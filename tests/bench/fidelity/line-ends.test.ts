import { expect, test } from 'vitest';
import { countEqualEnds, lineEndsOf } from './line-ends.ts';

test('lines are told by their ends, without spaces, bullets and empty lines', () => {
  expect(lineEndsOf(['• This is a list \r\n\r\n\uf0b7 Is', 'a line that is long'])).toEqual([
    'Thisisalist',
    'Is',
    'nethatislong',
  ]);
});

test('an expected end counts once, wherever it stands', () => {
  expect(countEqualEnds(['a', 'b', 'b', 'c'], ['b', 'a', 'x'])).toBe(2);
});
