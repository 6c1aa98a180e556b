import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closureOf, readImportGraph } from '../../scripts/testing/import-graph.ts';
import { cases } from './cases.ts';
import { patternOf } from './cases/abuse-case.ts';
import { mutants } from './mutants.ts';
import { threatModelPage } from './threat-model-page.ts';

const root = join(import.meta.dirname, '..', '..');

const numbersOf = (text: string) => text.trim().split(/\s+/).map(Number);

/** What the shop was asked to withstand, with the gaps of the original, and from 181 what was found since. */
const NUMBERS = numbersOf(`
  1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37
  38 40 41 43 44 46 47 49 50 52 53 55 56 58 59 61 62 64 65 67 68 70 71 73 74
  76 77 79 80 82 83 85 86 88 89 91 92 94 95 97 98 100 101 103 104 106 107 109 110 112
  113 115 116 118 119 121 122 124 125 127 128 130 131 133 134 136 137 139 140 142 143 145 146 148 149
  151 152 154 155 157 158 160 161 163 164 166 167 169 170 172 173 175
  181 182 183 184 185 191 192 193 194 195 196 197
  201 202 203 204 205 206 207 208 209 210 211
  221 222
  231 232 233 234 235 236 237 250 251 252 253 254 255 256 257
  258 259 260 261 262 270 271 272 273 274 275
  280 281 282 283 284 285 286 287 288
  291 292 293 294
  300 301 302 303 304 305
  311 312 313 314 315 316 317
  340 341 342 343
`);

/** Cases that must fail once their control is switched off. */
const WITH_TEETH = numbersOf(`
  1 2 13 22 31 34 37 40 49 55 62 64 68 71 73 74 79 83 86 91 94 97 98 103 104
  107 113 121 122 133 136 148 149 181 182 183 184 185 201 202 203 204 205
  206 207 208 209 210 211 221 222 231 232 233 234 235 250 251 258 260 262 271 272 273
  280 281 282 283 284 285 286 287 288
  291 292 293 294
  300 302 305
  311 312 313 314 315
  340 343
`);

const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

describe('the table of abuse cases', () => {
  test('has every case once', () => {
    expect(inOrder(cases.map(({ number }) => number))).toEqual(NUMBERS);
  });

  test.each(cases)('names tests that exist: $number', async ({ heldBy }) => {
    expect(heldBy.length).toBeGreaterThan(0);
    for (const { file, title } of heldBy) {
      const source = await readFile(join(root, file), 'utf8');
      const quoted = [`'${title.replaceAll("'", String.raw`\'`)}',`, `"${title}",`];
      expect(quoted.some((text) => source.includes(text)) ? title : file).toBe(title);
    }
  });

  test('knows the name of a test with gaps when it sees it', () => {
    const pattern = new RegExp(patternOf({ file: '', title: 'to $area/$name (%i %s)' }));
    expect(pattern.test('whatever is sent to public/shop (3 times)')).toBe(true);
    expect(pattern.test('to public (3 times)')).toBe(false);
  });

  test('has a way to switch off the control of every case that must then fail', async () => {
    expect(inOrder(mutants.map(({ number }) => number))).toEqual(WITH_TEETH);
    for (const { file, edits } of mutants) {
      const source = await readFile(join(root, file), 'utf8');
      for (const [find] of edits)
        expect([file, source.split(find).length - 1, find]).toEqual([file, 1, find]);
    }
  });

  test('has the control of each such case in reach of its first test, the one that is run without it', () => {
    const graph = readImportGraph(root);
    const outOfReach = mutants.filter(({ number, file }) => {
      const [holder] = cases.find((one) => one.number === number)?.heldBy ?? [];
      return !holder || !closureOf(graph, holder.file).has(file);
    });
    expect(outOfReach.map(({ number, file }) => [number, file])).toEqual([]);
  });

  test('is what docs/threat-model.md tells', async () => {
    await expect(threatModelPage()).toMatchFileSnapshot('../../docs/threat-model.md');
  });
});
