import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import { reversedAnswers } from '#demo/reversed-answers.ts';
import { compareDocuments } from '#office/compare-documents.ts';
import { blockCases } from '#tests/support/office/comparison/cases-blocks.ts';
import { demoCases } from '#tests/support/office/comparison/cases-demo.ts';
import { placeCases } from '#tests/support/office/comparison/cases-places.ts';
import { tableCases } from '#tests/support/office/comparison/cases-tables.ts';
import { unseenCases } from '#tests/support/office/comparison/cases-unseen.ts';
import { wordCases } from '#tests/support/office/comparison/cases-words.ts';
import { compared } from '#tests/support/office/comparison/compared.ts';
import { describeComparison } from '#tests/support/office/comparison/describe-comparison.ts';
import { randomRevision } from '#tests/support/office/comparison/random-revision.ts';
import { boughtDocument } from '#tests/support/office/comparison/revise-document.ts';
import { type BlockText, textsOf } from '#tests/support/office/comparison/texts-of.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';

const cases = [...wordCases, ...blockCases, ...tableCases, ...placeCases, ...unseenCases, ...demoCases];

/** As another reader finds them. */
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

describe('comparing two documents', () => {
  test.each(cases)('tells what differs and nothing else: $name', ({ older, newer, expected }) => {
    expect(describeComparison(compareDocuments(older(), newer()))).toEqual(expected);
  });

  test('gives what can be sent and kept as JSON', () => {
    const comparison = compared(['One', [['a', 'b']]], [[['a', 'c']], 'Two words']);
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
