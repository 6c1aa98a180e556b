import { describe, expect, test } from 'vitest';
import { codeCases, workbookCodeCases } from '#tests/support/office/cases-code.ts';
import { dialectCases } from '#tests/support/office/cases-dialects.ts';
import { logoCases } from '#tests/support/office/cases-logo.ts';
import { placeCases } from '#tests/support/office/cases-places.ts';
import { reviewCases } from '#tests/support/office/cases-review.ts';
import { splitCases } from '#tests/support/office/cases-splits.ts';
import { valueCases } from '#tests/support/office/cases-values.ts';
import { xlsxCases } from '#tests/support/office/cases-xlsx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { contentOf, isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { fillingOf, sampleValues } from '#tests/support/office/sample-values.ts';
import type { TemplateCase } from '#tests/support/office/template-case.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { openPackage } from '#office/opc/open-package.ts';

const logo = makePng(300, 100);
const square = { draw: () => makePng(80, 80), altText: 'Is it "current" & in force?' };

const engines = {
  docx: { fill: fillDocx, inspect: inspectDocx },
  xlsx: { fill: fillXlsx, inspect: inspectXlsx },
};
type Kind = keyof typeof engines;

const fillCase = (template: TemplateCase, file: Buffer, kind: Kind) =>
  engines[kind].fill(file, fillingOf({ ...sampleValues, ...template.values }), {
    logo: template.withLogo ? logo : undefined,
    code: template.withCode ? square : undefined,
    review: template.review ?? 'accept',
  });

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Which parts differ, by their packed bytes: an untouched part is copied, not packed again. */
const changesBetween = (file: Buffer, filled: Buffer) => {
  const before = openPackage(file);
  const after = openPackage(filled);
  const isChanged = ({ name, packed }: { name: string; packed: Buffer }) =>
    before.find(name) !== undefined && !before.find(name)?.packed.equals(packed);
  return {
    changed: sorted(after.entries.filter(isChanged).map(({ name }) => name)),
    added: sorted(after.entries.map(({ name }) => name).filter((name) => !before.find(name))),
    removed: sorted(before.entries.map(({ name }) => name).filter((name) => !after.find(name))),
  };
};

const outcomeOf = async (template: TemplateCase, kind: Kind) => {
  const { paragraphs = {}, contains = {}, lacks = {} } = template;
  const file = await template.file();
  const filled = fillCase(template, file, kind);
  const output = readPackage(filled);
  const partsWith = (pieces: Record<string, string[]>, isPresent: boolean) =>
    Object.entries(pieces).flatMap(([part, list]) =>
      list
        .filter((piece) => output.xml(part).includes(piece) === isPresent)
        .map((piece) => `${part}: ${piece}`),
    );
  return {
    ...changesBetween(file, filled),
    paragraphs: Object.fromEntries(
      Object.keys(paragraphs).map((part) => [part, paragraphsOf(output.xml(part))]),
    ),
    missing: partsWith(contains, false),
    left: partsWith(lacks, true),
    malformed: output.xmlNames.filter((part) => !isWellFormed(output.xml(part))),
    rawTags: output.xmlNames.filter(
      (part) => !template.keepsBraces && contentOf(output.xml(part)).includes('{{'),
    ),
    findings: sorted(engines[kind].inspect(file, shopInspection).findings.map(({ code }) => code)),
  };
};

const expectedOf = (template: TemplateCase) => {
  const { paragraphs = {}, contains = {}, lacks = {}, unchanged = [], added = [], removed = [] } = template;
  const named = [...Object.keys(paragraphs), ...Object.keys(contains), ...Object.keys(lacks)];
  return {
    changed: sorted([
      ...named.filter((part) => !added.includes(part) && !unchanged.includes(part)),
      ...(template.alsoChanged ?? []),
    ]),
    added: sorted(added),
    removed: sorted(removed),
    paragraphs,
    missing: [],
    left: [],
    malformed: [],
    rawTags: [],
    findings: template.findings ?? [],
  };
};

const groups = {
  'a placeholder is filled in': placeCases,
  'the engine finds': splitCases,
  'the engine copes with': valueCases,
  'the engine reads': dialectCases,
  'the engine prints': [...logoCases, ...codeCases],
  'a customer never gets': reviewCases,
};
const docxCases = Object.values(groups).flat();

describe.each(Object.entries(groups))('%s', (_, cases) => {
  test.each(cases)('$name', async (template) => {
    expect(await outcomeOf(template, 'docx')).toEqual(expectedOf(template));
  });
});

describe('in a workbook the engine fills', () => {
  test.each([...xlsxCases, ...workbookCodeCases])('$name', async (template) => {
    expect(await outcomeOf(template, 'xlsx')).toEqual(expectedOf(template));
  });
});

describe('the matrix of templates', () => {
  test('has more than sixty documents', () => {
    expect(docxCases.length).toBeGreaterThan(60);
  });

  test('is filled to the same bytes every time', async () => {
    for (const template of docxCases) {
      const file = await template.file();
      const [once, again] = [fillCase(template, file, 'docx'), fillCase(template, file, 'docx')];
      expect({ name: template.name, isSame: once.equals(again) }).toEqual({
        name: template.name,
        isSame: true,
      });
    }
  });
});
