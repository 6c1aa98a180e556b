import { describe, expect, test } from 'vitest';
import { compared } from '#tests/support/office/comparison/compared.ts';
import { textsOf } from '#tests/support/office/comparison/texts-of.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

describe('documents that are too much to compare in full', () => {
  const random = seededRandom(1);
  const vocabulary = Array.from({ length: 3000 }, (_, index) => `word${index}`) as [string, ...string[]];
  const words = (count: number) => Array.from({ length: count }, () => random.pick(vocabulary)).join(' ');
  const paragraphs = Array.from({ length: 5000 }, () => words(15));
  const withOneChange = (text: string) => text.split(' ').with(random.below(15), 'changed').join(' ');
  const someParagraphs = paragraphs.slice(0, 2000);
  const backwards = someParagraphs.toReversed();
  const ofFewWords = someParagraphs.map((text) =>
    text.replaceAll(/\d+/g, (digits) => String(Number(digits) % 40)),
  );
  const few = () => Array.from({ length: 5000 }, () => random.pick(['Yes', 'No', 'Not applicable']));

  test.each([
    {
      name: '5 000 paragraphs against 5 000 that have nothing to do with them',
      older: paragraphs,
      newer: paragraphs.map(() => words(15)),
      counts: { added: 5000, removed: 5000, changed: 0, moved: 0 },
    },
    {
      name: '5 000 paragraphs with a word changed in each',
      older: paragraphs,
      newer: paragraphs.map(withOneChange),
      counts: { added: 0, removed: 0, changed: 5000, moved: 0 },
    },
    {
      name: '2 000 paragraphs from the last to the first, with a word changed in each',
      older: someParagraphs,
      newer: backwards.map(withOneChange),
      counts: { added: 0, removed: 0, changed: 2000, moved: 1999 },
    },
    {
      name: '2 000 paragraphs of words that are in all of them, with one changed in each',
      older: ofFewWords,
      newer: ofFewWords.map(withOneChange),
      counts: { added: 0, removed: 0, changed: 2000, moved: 0 },
    },
    { name: '5 000 paragraphs of three that repeat', older: few(), newer: few() },
    { name: 'a paragraph of 20 000 words', older: [words(20_000)], newer: [words(20_000)] },
    {
      name: 'a table of 2 000 rows, of which half are gone and half are new',
      older: [someParagraphs.map((text) => [text])],
      newer: [paragraphs.slice(1000, 3000).map((text) => [withOneChange(text)])],
    },
    {
      name: '25 000 paragraphs without an equal',
      older: Array.from({ length: 25_000 }, (_, index) => `Older ${index}`),
      newer: Array.from({ length: 25_000 }, (_, index) => `Newer ${index}`),
      counts: { added: 25_000, removed: 25_000, changed: 0, moved: 0 },
    },
  ])('are told more coarsely, and to the last word all the same: $name', ({ older, newer, counts = {} }) => {
    const comparison = compared(older, newer);
    expect(textsOf(comparison, 'older')).toEqual(older);
    expect(textsOf(comparison, 'newer')).toEqual(newer);
    expect(comparison.isCoarse).toBe(true);
    expect(comparison.counts).toMatchObject(counts);
  });

  test('are matched for the most part where they say the same few things over and over', () => {
    const { blocks } = compared(few(), few());
    expect(blocks.filter(({ state }) => state === 'same').length).toBeGreaterThan(2500);
  });

  test('keep their order where nothing changed but it, in full', () => {
    const { counts, isCoarse } = compared(someParagraphs, backwards);
    expect(counts).toEqual({ added: 0, removed: 0, changed: 0, moved: 1999 });
    expect(isCoarse).toBe(false);
  });
});
