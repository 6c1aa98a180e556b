import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import { reversedAnswers } from '#demo/reversed-answers.ts';
import { compareDocuments, foldUnchanged } from '#office/compare-documents.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { blockCases } from '#tests/support/office/comparison/cases-blocks.ts';
import { demoCases } from '#tests/support/office/comparison/cases-demo.ts';
import { placeCases } from '#tests/support/office/comparison/cases-places.ts';
import { tableCases } from '#tests/support/office/comparison/cases-tables.ts';
import { unseenCases } from '#tests/support/office/comparison/cases-unseen.ts';
import { wordCases } from '#tests/support/office/comparison/cases-words.ts';
import { describeComparison } from '#tests/support/office/comparison/describe-comparison.ts';
import { randomRevision } from '#tests/support/office/comparison/random-revision.ts';
import { boughtDocument } from '#tests/support/office/comparison/revise-document.ts';
import { type BlockText, textsOf } from '#tests/support/office/comparison/texts-of.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { p, paragraph, r, table } from '#tests/support/office/word-markup.ts';

const cases = [...wordCases, ...blockCases, ...tableCases, ...placeCases, ...unseenCases, ...demoCases];

const documentOf = (blocks: readonly BlockText[]) =>
  buildDocx({
    body: blocks
      .map((block) =>
        typeof block === 'string' ? p(block) : table(...block.map((cells) => cells.map((cell) => p(cell)))),
      )
      .join(''),
  });

const compared = (older: readonly BlockText[], newer: readonly BlockText[]) =>
  compareDocuments(documentOf(older), documentOf(newer));

describe('comparing two documents', () => {
  test.each(cases)('tells what differs and nothing else: $name', ({ older, newer, expected }) => {
    expect(describeComparison(compareDocuments(older(), newer()))).toEqual(expected);
  });

  test('gives what can be sent and kept as JSON', () => {
    const comparison = compareDocuments(
      documentOf(['One', [['a', 'b']]]),
      documentOf([[['a', 'c']], 'Two words']),
    );
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
  });

  describe('after edits at random', () => {
    const revisions = Array.from({ length: 300 }, (_, seed) => randomRevision(seed)).map((texts) => ({
      ...texts,
      comparison: compared(texts.older, texts.newer),
    }));

    test('loses no word of either document', () => {
      for (const { older, newer, comparison } of revisions) {
        expect(textsOf(comparison, 'older')).toEqual(older);
        expect(textsOf(comparison, 'newer')).toEqual(newer);
      }
    });

    test('tells of whatever moved where it was and where it is', () => {
      for (const { comparison } of revisions) {
        const { blocks, counts } = comparison;
        const moves = blocks.map(({ move }) => move);
        const departures = moves.flatMap((move, from) =>
          move && 'to' in move ? [{ from, to: move.to }] : [],
        );
        const arrivals = moves.flatMap((move, to) =>
          move && 'from' in move ? [{ from: move.from, to }] : [],
        );
        expect(arrivals.toSorted((one, other) => one.from - other.from)).toEqual(departures);
        expect(counts.moved).toBe(departures.length);
      }
      expect(revisions.filter(({ comparison }) => comparison.counts.moved > 0).length).toBeGreaterThan(30);
    });
  });

  test('counts blocks, and one that moved with other words as moved and as changed', () => {
    const stays = ['The first that stays.', 'The second that stays where it is.', 'And here is a third one.'];
    const { counts } = compared(
      ['Wash your hands with soap and water.', 'Goes away entirely, with all of its words.', ...stays],
      [...stays, 'Wash your hands with soap and hot water.', 'Something new'],
    );
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, moved: 1 });
  });
});

describe('the demo documents, answered one way and the other', () => {
  const documents = readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.docx'));
  const wordsOf = (file: Uint8Array) =>
    paragraphsOf(readPackage(file).xml(BODY).replaceAll('<w:noBreakHyphen/>', '<w:t>-</w:t>'))
      .join(' ')
      .split(/\s+/)
      .filter(Boolean);
  const told = (texts: readonly BlockText[]) =>
    texts
      .flatMap((text) => (typeof text === 'string' ? [text] : text.flat()))
      .join(' ')
      .split(/\s+/)
      .filter(Boolean);

  test.each(documents)('are told to the last word: %s', (path) => {
    const older = boughtDocument(path);
    const newer = boughtDocument(path, { answers: reversedAnswers(demoQuestions) });
    const comparison = compareDocuments(older, newer);
    const blocks = comparison.blocks.filter(({ place }) => place === 'Body');
    expect(told(textsOf({ blocks }, 'older'))).toEqual(wordsOf(older));
    expect(told(textsOf({ blocks }, 'newer'))).toEqual(wordsOf(newer));
    expect(comparison.isCoarse).toBe(false);
  });
});

describe('what a reader sees around the words', () => {
  const NUMBERING = `<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
  const step = (text: string, list = 1) =>
    paragraph(text && r(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
  const numbered = (body: string) =>
    buildDocx({
      body,
      styles: '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/></w:style>',
      parts: [
        {
          name: 'word/numbering.xml',
          content: NUMBERING,
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
          use: 'numbering',
        },
      ],
    });

  test('is told, and one step more changes none of those behind it', () => {
    const older = numbered(step('Wash') + step('Dry') + step('Begin anew', 2));
    const newer = numbered(step('Wash') + step('Rinse') + step('Dry') + step('Begin anew', 2));
    expect(
      compareDocuments(older, newer).blocks.map((block) =>
        block.kind === 'table' ? '' : `${block.state} ${block.kind} ${block.label} ${block.pieces[0]?.text}`,
      ),
    ).toEqual(['same item 1. Wash', 'added item 2. Rinse', 'same item 3. Dry', 'same item 1. Begin anew']);
  });

  test('is told of steps in the cells of a table', () => {
    const file = numbered(table([step(''), p('Wash')], [step(''), p('Dry')]));
    const [block] = compareDocuments(file, file).blocks;
    expect(block?.kind === 'table' && block.rows.map(({ cells }) => cells[0]?.label)).toEqual(['1.', '2.']);
  });

  test('says which blocks are headings, and of which level', () => {
    const file = numbered(paragraph(r('Scope'), '<w:pStyle w:val="H"/>'));
    expect(compareDocuments(file, file).blocks).toMatchObject([{ kind: 'heading', level: 2 }]);
  });
});

describe('folding what is the same', () => {
  const blocksOf = (states: string) =>
    compared(
      Array.from(states, (_, index) => `Block ${index}`),
      Array.from(states, (state, index) => (state === '.' ? `Block ${index}` : `Quite other text ${index}`)),
    ).blocks;
  const shape = (states: string, around: number) =>
    foldUnchanged(blocksOf(states), around).map(
      ({ isFolded, start, blocks }) => `${isFolded ? 'folded' : 'shown'} ${start}+${blocks.length}`,
    );

  test('leaves so many blocks around each change', () => {
    expect(shape('.....x......', 2)).toEqual(['folded 0+3', 'shown 3+6', 'folded 9+4']);
  });

  test('folds all of two equal documents, and nothing of two that differ throughout', () => {
    expect(shape('...', 2)).toEqual(['folded 0+3']);
    expect(shape('xxx', 2)).toEqual(['shown 0+6']);
    expect(foldUnchanged([])).toEqual([]);
  });
});

describe('documents that are too much to compare in full', () => {
  const random = seededRandom(1);
  const vocabulary = Array.from({ length: 3000 }, (_, index) => `word${index}`) as [string, ...string[]];
  const words = (count: number) => Array.from({ length: count }, () => random.pick(vocabulary)).join(' ');
  const paragraphs = Array.from({ length: 5000 }, () => words(15));
  const withOneChange = (text: string) => text.split(' ').with(random.below(15), 'changed').join(' ');
  const someParagraphs = paragraphs.slice(0, 2000);
  const backwards = someParagraphs.toReversed();
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
  ])('are told more coarsely, and to the last word all the same: $name', ({ older, newer, counts }) => {
    const comparison = compared(older, newer);
    expect(textsOf(comparison, 'older')).toEqual(older);
    expect(textsOf(comparison, 'newer')).toEqual(newer);
    expect(comparison.isCoarse).toBe(true);
    if (counts) expect(comparison.counts).toEqual(counts);
  });

  test('keep their order where nothing changed but it, in full', () => {
    const { counts, isCoarse } = compared(someParagraphs, backwards);
    expect(counts).toEqual({ added: 0, removed: 0, changed: 0, moved: 1999 });
    expect(isCoarse).toBe(false);
  });
});
