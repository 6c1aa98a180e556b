import { describe, expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('the part of a file of 10 bytes', () => {
  test.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=3-', { start: 3, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=0-999', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-999', { start: 0, end: 9 }],
  ])('asked for by %s is a part', (header, range) => {
    expect(byteRangeOf(header, 10)).toEqual(range);
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=999999999999999-'])(
    'asked for by %s does not exist',
    (header) => {
      expect(byteRangeOf(header, 10)).toBe('unsatisfiable');
    },
  );

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=4-3',
    'bytes=0-1,3-4',
    'bytes=a-b',
    'items=0-1',
    'bytes=1e1-',
    'bytes= 0-1',
    `bytes=${'9'.repeat(400)}-`,
  ])('asked for by %s is the whole', (header) => {
    expect(byteRangeOf(header, 10)).toBeUndefined();
  });

  test('does not exist in an empty file', () => {
    expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRangeOf('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
