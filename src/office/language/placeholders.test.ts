import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopPlaceholders } from '#server/adapters/template-engine/shop-placeholders.ts';
import { placeholderKeys } from '#shared/placeholders.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { fillDocx } from '../fill-docx.ts';
import { guardDocx } from '../guard-docx.ts';
import { inspectDocx } from '../inspect-docx.ts';
import { definePlaceholders } from '../placeholders.ts';

describe('the name of a placeholder', () => {
  test.each([
    [' Business  Name ', 'business_name'],
    ['BUSINESS-NAME', 'business_name'],
    ['business\u2014name', 'business_name'],
    ['Business\u00a0Name', 'business_name'],
    ['zip\u200bcode', 'zip_code'],
    ['Today\u2019s date', 'date'],
    ['\uff43\uff49\uff54\uff59', 'city'],
    ['\ufb01rst_name', 'first_name'],
  ])('does not depend on case, spaces, dashes or the shape of letters: %s', (written, key) => {
    expect(shopPlaceholders.find(written)).toBe(key);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'phone', 'city2'])(
    'is nothing else: %s',
    (written) => {
      expect(shopPlaceholders.find(written)).toBeUndefined();
    },
  );
});

describe('the nearest placeholder', () => {
  test.each([
    ['bussiness_name', 'business_name'],
    ['buisness_name', 'business_name'],
    ['fist_name', 'first_name'],
    ['frist name', 'first_name'],
    ['e-mial', 'email'],
    ['sate', 'state'],
    ['citty', 'city'],
    ['zipp_code', 'zip_code'],
    ['web_site_', 'website'],
    ['lgoo', 'logo'],
    ['todays_dat', 'date'],
  ])('of %s is %s', (written, key) => {
    expect(shopPlaceholders.nearest(written)).toBe(key);
  });

  test.each(['phone', 'invoice_number', '', 'x', 'a'.repeat(100_000)])('of %s is none', (written) => {
    expect(shopPlaceholders.nearest(written)).toBeUndefined();
  });

  test('of a name with one letter changed is that name', () => {
    const oneLetterOff = fc
      .tuple(
        fc.constantFrom(...placeholderKeys.filter((key) => key.length > 4)),
        fc.nat(),
        fc.constantFrom('q', 'x', ''),
      )
      .map(([key, at, letter]) => {
        const index = at % key.length;
        return { key, written: key.slice(0, index) + letter + key.slice(index + 1) };
      });
    fc.assert(
      fc.property(oneLetterOff, ({ key, written }) => {
        expect(shopPlaceholders.find(written) ?? shopPlaceholders.nearest(written)).toBe(key);
      }),
    );
  });
});

describe('placeholders of another kind of template', () => {
  const placeholders = definePlaceholders({
    patient: { aliases: ['name of the patient'] },
    portal: { kind: 'website' },
    clinic_sign: { kind: 'logo' },
  });

  test('are found, filled and explained like any', () => {
    const file = buildDocx({ body: p('{{Name of the patient}} {{city}} {{clinic sign}} {{portal}}') });
    const { placeholders: found, findings } = inspectDocx(file, { placeholders });
    expect(found.map(({ key }) => key)).toEqual(['patient', 'clinic_sign', 'portal']);
    expect(findings.map(({ message }) => message)).toEqual([
      '{{city}} is not a placeholder. Use one of {{patient}}, {{portal}}, {{clinic_sign}}.',
      'The logo is not in a header, so it will not be repeated on every page.',
    ]);
    const filled = fillDocx(file, { placeholders, values: { patient: 'Ann', city: 'Springfield' } });
    expect(readPackage(filled).xml('word/document.xml')).toContain('>Ann   <');
  });

  test('come with limits of their own', async () => {
    const file = buildDocx({ body: p('{{patient}}') });
    expect(await guardDocx(file, { maxEntries: 2 })).toEqual({
      code: 'too-many-entries',
      message: 'The file consists of more than 2 parts. Simplify the document.',
    });
  });
});
