import { expect, test } from 'vitest';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { markDirections } from '#office/mark-directions.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { fillingOf, sampleValues } from '#tests/support/office/sample-values.ts';
import { mark, p, paragraph, r } from '#tests/support/office/word-markup.ts';

const MARKS = ['\u200e\u200f', '\u200f\u200e'] as const;
const bodyOf = (file: Uint8Array) => readPackage(file).xml('word/document.xml');
const filled = (body: string, business_name: string) =>
  fillDocx(buildDocx({ body }), fillingOf({ ...sampleValues, business_name }));
const runsFromTheRight = (xml: string) =>
  [...xml.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:rtl\/>.*?<w:t[^>]*>(.*?)<\/w:t>/g)].map(([, text]) => text);

test.each([
  ['שלום עולם!', ['שלום עולם!']],
  ['7 مطعم الشام', ['7 مطعم الشام']],
  ['Cafe שלום עולם & Sons', ['שלום עולם']],
  ['Łódź 寿司', []],
])('of %s, what is read from the right is in runs that are: %j', (name, expected) => {
  const xml = bodyOf(filled(p('Visit {{business_name}}, 12 Main St'), name));
  expect(runsFromTheRight(xml)).toEqual(expected);
  expect(paragraphsOf(xml)[0]).toBe(`Visit ${name}, 12 Main St`);
  expect(isWellFormed(xml)).toBe(true);
});

test('such a run looks like the text around it, in the properties that hold for it', () => {
  const look = `<w:b/><w:i/><w:iCs w:val="0"/><w:color w:val="FF0000"/><w:sz w:val="36"/>${mark('rPrChange', '<w:rPr><w:b/></w:rPr>')}`;
  const xml = bodyOf(filled(paragraph(r('At {{business_name}}, 12', look)), 'שלום'));
  expect(xml).toContain(
    '<w:rPr><w:b/><w:i/><w:iCs w:val="0"/><w:color w:val="FF0000"/><w:sz w:val="36"/><w:bCs/><w:szCs w:val="36"/><w:rtl/></w:rPr>',
  );
  expect(xml).not.toContain('rPrChange');
  expect(isWellFormed(xml)).toBe(true);
});

test.each(['ร้านอาหารไทย', 'भारत रसोई'])(
  'the letters of %s are as large and as bold as those around them',
  (name) => {
    const said = (look: string) => bodyOf(filled(paragraph(r('At {{business_name}}, 12', look)), name));
    expect(said('<w:b/><w:sz w:val="36"/>')).toContain(
      `<w:rPr><w:b/><w:sz w:val="36"/><w:bCs/><w:szCs w:val="36"/></w:rPr><w:t xml:space="preserve">${name}</w:t>`,
    );
    expect(said('<w:b/><w:bCs/>')).toContain(`At ${name}, 12`);
  },
);

test('a cell that holds nothing but the name holds nothing but the name; in another the name is kept apart', () => {
  const workbook = buildXlsx({
    strings: ['{{business_name}}', 'At {{business_name}}, 12'],
    rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
  });
  const file = fillXlsx(workbook, fillingOf({ ...sampleValues, business_name: 'שלום' }));
  const strings = readPackage(file).xml('xl/sharedStrings.xml');
  expect(strings).toContain('>שלום<');
  expect(strings).toContain(`>At ${MARKS[0]}שלום${MARKS[1]}, 12<`);
});

test('the copy for the office keeps what is around a name out of it, and is else the same', () => {
  const file = filled(p('Visit {{business_name}}, 12') + p('שלום alone'), 'שלום');
  expect(paragraphsOf(bodyOf(markDirections(file)))).toEqual([
    `Visit ${MARKS[0]}שלום${MARKS[1]}, 12`,
    'שלום alone',
  ]);
  const fromTheRight = filled(paragraph(r('{{business_name}}, 12'), '<w:bidi/>'), 'שלום');
  expect(markDirections(fromTheRight)).toBe(fromTheRight);
  const plain = filled(p('{{business_name}}'), 'Ann');
  expect(markDirections(plain)).toBe(plain);
});
