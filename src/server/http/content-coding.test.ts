import { expect, test } from 'vitest';
import { acceptedCoding } from './content-coding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', undefined],
  ['brotli', undefined],
  ['*', undefined],
  ['', undefined],
  [null, undefined],
])('of %j, %s is taken', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
