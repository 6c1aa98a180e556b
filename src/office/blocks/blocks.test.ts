import { describe, expect, test } from 'vitest';
import {
  blockForms,
  linePlaces,
  blockPlaces,
  type BlockPlace,
} from '#tests/support/office/language/block-cases.ts';
import { blockNames, fillBlocks } from '#tests/support/office/language/block-filling.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { inspectDocx } from '#office/inspect-docx.ts';

const errorsOf = (file: Buffer) =>
  inspectDocx(file, { placeholders: blockNames }).findings.filter(({ severity }) => severity === 'error');

const combinations = (places: readonly BlockPlace[]) =>
  places.flatMap((place) => blockForms.map((form) => ({ ...place, ...form })));

describe('a block around', () => {
  test.each(combinations(blockPlaces))('$place: $form', ({ part, template, filled, tokens, left }) => {
    const file = buildDocx(template(tokens));
    const expected = readPackage(buildDocx(filled(left))).xml(part);
    expect(fillBlocks(file).xml(part)).toBe(expected);
    expect(errorsOf(file)).toEqual([]);
  });
});

describe('a block in a line, in', () => {
  test.each(combinations(linePlaces))('$place: $form', ({ part, template, filled, tokens, left }) => {
    const file = buildDocx(template(tokens));
    const xml = fillBlocks(file).xml(part);
    expect(isWellFormed(xml)).toBe(true);
    expect(paragraphsOf(xml)).toEqual(paragraphsOf(readPackage(buildDocx(filled(left))).xml(part)));
    expect(errorsOf(file)).toEqual([]);
  });
});
