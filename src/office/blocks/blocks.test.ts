import { describe, expect, test } from 'vitest';
import { blockForms, linePlaces, blockPlaces, type BlockPlace } from '#tests/support/office/block-cases.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { languageNames, languageValues } from '#tests/support/office/language-names.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { definePlaceholders } from '#office/placeholders.ts';

const columns = languageNames.definitionOf('gear').columns ?? {};
const table = Object.fromEntries(languageNames.keys.map((key) => [key, languageNames.definitionOf(key)]));
const placeholders = definePlaceholders({ ...table, single: { kind: 'list', columns } });
const values = { ...languageValues, single: [{ item: 'Oven', count: 2 }] };

const fill = (file: Buffer, part: string) => readPackage(fillDocx(file, { placeholders, values })).xml(part);

const combinations = (places: readonly BlockPlace[]) =>
  places.flatMap((place) => blockForms.map((form) => ({ ...place, ...form })));

describe('a block around', () => {
  test.each(combinations(blockPlaces))('$place: $form', ({ part, template, filled, tokens, left }) => {
    const file = buildDocx(template(tokens));
    const expected = readPackage(buildDocx(filled(left))).xml(part);
    expect(fill(file, part)).toBe(expected);
    expect(
      inspectDocx(file, { placeholders }).findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });
});

describe('a block in a line, in', () => {
  test.each(combinations(linePlaces))('$place: $form', ({ part, template, filled, tokens, left }) => {
    const file = buildDocx(template(tokens));
    const xml = fill(file, part);
    expect(isWellFormed(xml)).toBe(true);
    expect(paragraphsOf(xml)).toEqual(paragraphsOf(readPackage(buildDocx(filled(left))).xml(part)));
    expect(
      inspectDocx(file, { placeholders }).findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });
});
