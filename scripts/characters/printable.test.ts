import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRINTABLE_FILE, printableSource } from './printable-source.ts';

test('the shop knows exactly the characters that the fonts of its packages have', () => {
  expect(readFileSync(PRINTABLE_FILE, 'utf8')).toBe(printableSource());
});
