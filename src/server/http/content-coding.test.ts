import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedCoding, compress } from './content-coding.ts';

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

test.each([
  ['br', 10_000, brotliDecompressSync],
  ['br', 1_000_000, brotliDecompressSync],
  ['gzip', 10_000, gunzipSync],
  ['gzip', 1_000_000, gunzipSync],
] as const)(
  'as %s, an answer of %i bytes becomes smaller and stays the same',
  async (coding, length, restore) => {
    const body = Buffer.from('A safe kitchen. '.repeat(length / 16));
    for (const effort of ['once', 'cached'] as const) {
      const coded = await compress(coding, body, effort);
      expect(coded.length).toBeLessThan(body.length / 10);
      expect(restore(coded).equals(body)).toBe(true);
    }
  },
);
