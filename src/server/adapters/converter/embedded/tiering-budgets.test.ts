import { describe, expect, test } from 'vitest';
import { resetTieringBudgets } from './tiering-budgets.ts';
import { countFunctions } from './count-functions.ts';

const HEAD = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** A program of nothing but empty functions, and some that it is given. */
const programOf = (own: number, given = 0) =>
  Uint8Array.from([
    ...HEAD,
    ...section(1, [[0x60, 0x00, 0x00]]),
    ...section(2, times(given, [1, 0x6d, 1, 0x66, 0x00, 0])),
    ...section(3, times(own, [0])),
    ...section(10, times(own, [2, 0x00, 0x0b])),
  ]);
const section = (id: number, items: number[][]) => {
  const content = [...numberBytes(items.length), ...items.flat()];
  return [id, ...numberBytes(content.length), ...content];
};
const times = (count: number, item: number[]) => Array.from({ length: count }, () => item);
const numberBytes = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >>> 7)];

const codeEndingIn = (...words: number[]) => {
  const code = Buffer.alloc(5 + 4 * words.length, 0xff);
  for (const [index, word] of words.entries()) code.writeUInt32LE(word, 5 + 4 * index);
  return code;
};

describe("the functions of an office's program", () => {
  test.each([0, 1, 127, 128, 70_000])('are counted: %d of its own, two that it is given', (own) => {
    const program = programOf(own, 2);
    expect(WebAssembly.validate(program)).toBe(true);
    expect(countFunctions(program)).toBe(own);
  });

  test('have their default budgets after the warm-up, whatever is left of them', () => {
    const code = codeEndingIn(0, 17, 500_000);
    resetTieringBudgets(code, programOf(3, 4));
    expect(code).toEqual(codeEndingIn(13_000_000, 13_000_000, 13_000_000));
  });

  test.each([
    ['ends in something else', codeEndingIn(0, 500_001, 7), 3],
    ['is too short for budgets', codeEndingIn(1), 3],
  ])('are left alone in code that %s', (_, code, own) => {
    const before = Buffer.from(code);
    resetTieringBudgets(code, programOf(own));
    expect(code).toEqual(before);
  });
});
