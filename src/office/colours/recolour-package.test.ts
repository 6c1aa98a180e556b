import { describe, expect, test } from 'vitest';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { themePart } from '#tests/support/office/theme-part.ts';
import { p, run } from '#tests/support/office/word-markup.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';

/** Word's own: blue, orange, gray, yellow, blue, green. */
const OFFICE = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47'];

const colouredRun = (attributes: string) =>
  `<w:p><w:r><w:rPr><w:color ${attributes}/></w:rPr><w:t>x</w:t></w:r></w:p>`;
const documentWith = (body: string, accents = OFFICE, styles?: string) =>
  buildDocx({ body, parts: [themePart(accents)], ...(styles !== undefined && { styles }) });
const recoloured = (body: string, colours: string[], accents = OFFICE) =>
  readPackage(fillDocx(documentWith(body, accents), sampleFilling, { colours }));
const accentsOf = (theme: string) =>
  [...theme.matchAll(/<a:accent\d><a:srgbClr val="(\w+)"/g)].map(([, value]) => value);

const filled = (file: Buffer, colours?: string[]) => fillDocx(file, sampleFilling, { colours });
const said = (body: string, styles?: string) =>
  inspectDocx(documentWith(p('{{city}}') + body, OFFICE, styles), shopInspection)
    .findings.filter(({ code }) => code === 'colours')
    .map(({ severity, message }) => `${severity}: ${message}`);
const style = (id: string, colour: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}">${more}<w:rPr><w:color w:val="${colour}"/></w:rPr></w:style>`;

describe('a customer’s colours', () => {
  test('take the places of the theme’s accents, but of none that may mean danger; too few come again, darker', () => {
    const { xml } = recoloured('', ['14532D', '1E3A8A']);
    const theme = xml('word/theme/theme1.xml');
    expect(accentsOf(theme)).toEqual(['14532D', 'ED7D31', '1E3A8A', 'FFC000', '0E3A20', '152961']);
    expect(isWellFormed(theme)).toBe(true);
  });

  test('take the first place whatever it was: a document whose main colour is red becomes theirs', () => {
    const { xml } = recoloured('', ['14532D'], ['C00000', 'FF0000']);
    expect(accentsOf(xml('word/theme/theme1.xml'))).toEqual(['14532D', 'FF0000']);
  });

  test.each([
    ['as it is', 'w:val="4472C4" w:themeColor="accent1"', 'w:val="336699" w:themeColor="accent1"'],
    [
      'lighter',
      'w:val="8EAADB" w:themeColor="accent1" w:themeTint="99"',
      'w:val="75A3D1" w:themeColor="accent1" w:themeTint="99"',
    ],
    [
      'darker',
      'w:val="2F5496" w:themeColor="accent1" w:themeShade="BF"',
      'w:val="264C73" w:themeColor="accent1" w:themeShade="BF"',
    ],
    ['not of the theme', 'w:val="4472C4"', 'w:val="4472C4"'],
    ['of a warning', 'w:val="FFC000" w:themeColor="accent4"', 'w:val="FFC000" w:themeColor="accent4"'],
    ['of plain text', 'w:val="000000" w:themeColor="text1"', 'w:val="000000" w:themeColor="text1"'],
  ])('are written beside the name of an accent used %s', (_use, before, after) => {
    const { xml } = recoloured(colouredRun(before), ['336699']);
    expect(xml('word/document.xml')).toContain(`<w:color ${after}/>`);
  });

  test('colour lines, fills and styles of the theme, too', () => {
    const line = '<w:bottom w:val="single" w:sz="4" w:color="4472C4" w:themeColor="accent1"/>';
    const fill =
      '<w:shd w:val="clear" w:color="auto" w:fill="D9E2F3" w:themeFill="accent1" w:themeFillTint="33"/>';
    const file = documentWith(
      `<w:p><w:pPr><w:pBdr>${line}</w:pBdr>${fill}</w:pPr></w:p>`,
      OFFICE,
      '<w:style w:type="paragraph" w:styleId="H1"><w:rPr><w:color w:val="4472C4" w:themeColor="accent1"/></w:rPr></w:style>',
    );
    const { xml } = readPackage(fillDocx(file, sampleFilling, { colours: ['336699'] }));
    expect(xml('word/document.xml')).toContain(
      'w:val="single" w:sz="4" w:color="336699" w:themeColor="accent1"',
    );
    expect(xml('word/document.xml')).toContain('w:fill="D1E0F0" w:themeFill="accent1" w:themeFillTint="33"');
    expect(xml('word/styles.xml')).toContain('<w:color w:val="336699" w:themeColor="accent1"/>');
  });

  test('are taken by a workbook’s theme, which its cells refer to', () => {
    const file = buildXlsx({ strings: ['{{city}}'], parts: [themePart(OFFICE, 'xl')] });
    const { xml } = readPackage(fillXlsx(file, sampleFilling, { colours: ['336699'] }));
    expect(accentsOf(xml('xl/theme/theme1.xml'))[0]).toBe('336699');
  });

  test('change nothing where there are none, or no theme', () => {
    const body = p('{{city}}') + colouredRun('w:val="4472C4" w:themeColor="accent1"');
    expect(filled(documentWith(body), [])).toEqual(filled(documentWith(body)));
    expect(filled(buildDocx({ body }), ['336699'])).toEqual(filled(buildDocx({ body })));
  });

  test('that a value of the customer looks like stay text', () => {
    const body = p('{{business_name}}') + colouredRun('w:val="4472C4" w:themeColor="accent1"');
    const name = 'w:val="4472C4" w:themeColor="accent1"';
    const filling = { ...sampleFilling, values: { ...sampleFilling.values, business_name: name } };
    const { xml } = readPackage(fillDocx(documentWith(body), filling, { colours: ['336699'] }));
    expect(xml('word/document.xml')).toContain(`w:val="4472C4" w:themeColor="accent1"</w:t>`);
  });
});

describe('whether a template takes a customer’s colours', () => {
  const themed = colouredRun('w:val="4472C4" w:themeColor="accent1"');
  const fixed = colouredRun('w:val="4472C4"');

  test('is yes where all its colours are the theme’s, black, gray or warnings', () => {
    const plain = ['FF0000', 'FFC000', '000000', '808080', 'auto'].map((value) =>
      colouredRun(`w:val="${value}"`),
    );
    expect(said(themed + plain.join(''))).toEqual(['note: Takes the customer’s colours: yes']);
  });

  test('is partly where some are fixed, and tells how many', () => {
    expect(said(themed + fixed)).toEqual([
      'note: Takes the customer’s colours: partly (1 place with fixed colours)',
    ]);
    const shading = '<w:p><w:pPr><w:shd w:val="clear" w:color="auto" w:fill="D9E2F3"/></w:pPr></w:p>';
    expect(said(themed + fixed + shading)).toEqual([
      'note: Takes the customer’s colours: partly (2 places with fixed colours)',
    ]);
  });

  test('is no where all are fixed', () => {
    expect(said(fixed)).toEqual([
      'note: Takes the customer’s colours: no. Choose colours of the theme in Word for it to take them.',
    ]);
  });

  test('counts the styles that are used, and those they are based on, and no others', () => {
    const styles =
      style('Base', '70AD47') +
      style('Used', '4472C4', '<w:basedOn w:val="Base"/>') +
      style('Idle', '5B9BD5');
    const body = `<w:p><w:pPr><w:pStyle w:val="Used"/></w:pPr>${run('x')}</w:p>`;
    expect(said(themed + body, styles)).toEqual([
      'note: Takes the customer’s colours: partly (2 places with fixed colours)',
    ]);
  });

  test('is not told of a document without any', () => {
    expect(said('')).toEqual([]);
  });
});
