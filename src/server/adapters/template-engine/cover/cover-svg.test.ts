import { expect, test } from 'vitest';
import type { Cover } from '#server/ports/template-engine.ts';
import { coverSvg } from './cover-svg.ts';

const draw = (change: Partial<Cover> = {}) =>
  coverSvg(
    { title: 'Kitchen Safety', industry: 'food and beverage', documentCount: 8, page: undefined, ...change },
    'link',
  );

/** Letters of the title: it is the only thing with a line around its letters that is not the mark. */
const lettersIn = (svg: string) =>
  (/stroke-width="[\d.]+" stroke-linejoin="round">((?:<path [^>]*>)*)<\/g>/.exec(svg)?.[1] ?? '').split(
    '<path',
  ).length - 1;

test('a cover has the colour of its industry and a letter for each of its title', async () => {
  const svg = await draw({ title: 'Kitchens' });
  expect(svg).toContain('fill="#914a08"');
  expect(lettersIn(svg)).toBe('Kitchens'.length);
});

test('a title is letters, whatever it says', async () => {
  const title = '</svg><script>alert("1")</script>&amp;';
  const svg = await draw({ title });
  expect(lettersIn(svg)).toBe(title.length);
  expect(svg).not.toMatch(/script|alert|&/);
  expect(
    [...svg.matchAll(/<(\w+)/g)].every(([, name]) => /^(svg|rect|g|path|circle|image)$/.test(name ?? '')),
  ).toBe(true);
});

test('other letters of Europe are drawn, and a title that cannot be is left out whole', async () => {
  expect(lettersIn(await draw({ title: 'Łódź Безопасность' }))).toBe('Łódź Безопасность'.length);
  expect(lettersIn(await draw({ title: 'Safety 安全' }))).toBe(0);
});

test('a very long title is set in six lines at most', async () => {
  const svg = await draw({ title: 'Manufacturing '.repeat(12).trim() });
  const heights = new Set([...svg.matchAll(/translate\([\d.]+ ([\d.]+)\)" d=/g)].map(([, y]) => y));
  // Two of them are the stamp and the count of documents.
  expect(heights.size).toBe(2 + 6);
});

test('the first page is part of the drawing', async () => {
  expect(await draw({ page: Buffer.from('a page') })).toContain(
    `href="data:image/jpeg;base64,${Buffer.from('a page').toString('base64')}"`,
  );
});
