import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { industries } from './industries.ts';
import { faceOf, industryFaces } from './industry-face.ts';

/** As WCAG 2 defines it. */
const luminanceOf = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const WHITE = 1;
const contrastWithWhite = (colour: string) => (WHITE + 0.05) / (luminanceOf(colour) + 0.05);

test.each(industryFaces)('white letters on $colour are told apart from it, 4.5 to 1', ({ colour }) => {
  expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
});

test('no two industries look the same, nor like a bundle without one', () => {
  const faces = [...industries, null].map(faceOf);
  for (const part of ['colour', 'mark', 'picture'] as const)
    expect(new Set(faces.map((face) => face[part])).size).toBe(faces.length);
});

test.each(industryFaces)('$picture is there, small enough for a mail', async ({ picture }) => {
  const bytes = await readFile(new URL(`../web/public${picture}`, import.meta.url));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeLessThan(2000);
});
