import { describe, expect, test } from 'vitest';
import { buildDocx, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { contents, marked, OUTLINE_STYLES, pageOf } from '#tests/support/office/contents.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { fieldChar, instruction, p, paragraph, r } from '#tests/support/office/word-markup.ts';
import { writePageNumbers } from '#office/page-numbers.ts';
import { prepareForOffice } from '#office/prepare-for-office.ts';

const section = (properties: string) => paragraph('', `<w:sectPr>${properties}</w:sectPr>`);
const build = (body: string, spec: DocxSpec = {}) => buildDocx({ body, styles: OUTLINE_STYLES, ...spec });
const write = (file: Buffer, pages: Record<string, number>) => {
  const { file: written, isPrinted } = writePageNumbers(file, pages);
  const xml = readPackage(written).xml(BODY);
  expect(isWellFormed(xml)).toBe(true);
  const shown = [...xml.matchAll(/PAGEREF (\w+)[^]*?separate[^]*?<w:t[^>]*>([^<]*)/g)];
  return { isSame: written === file, isPrinted, shown: shown.map(([, name, text]) => `${name} ${text}`) };
};

describe('the numbers of pages in a document', () => {
  test('are those of the places they point to, in contents and in the text', () => {
    const body =
      contents([
        ['One', '_Toc1', '1'],
        ['Two', '_Toc2', '1'],
      ]) + paragraph(r('see ') + pageOf('ref-a', '9'));
    expect(write(build(body), { '5FToc1': 2, '5FToc2': 13, 'ref-a': 4 })).toEqual({
      isSame: false,
      isPrinted: true,
      shown: ['_Toc1 2', '_Toc2 13', 'ref 4'],
    });
  });

  test('stay as they are where they are right, or nothing is known of their place', () => {
    const body = contents([
      ['One', '_Toc1', '2'],
      ['Gone', '_Toc9', '7'],
    ]);
    expect(write(build(body), { '5FToc1': 2 })).toEqual({
      isSame: true,
      isPrinted: true,
      shown: ['_Toc1 2', '_Toc9 7'],
    });
  });

  test('are written where nothing was shown, and whole where it was scattered', () => {
    const scattered = pageOf('_Toc1', '1').replace(
      /(<w:r><w:rPr><w:webHidden\/><\/w:rPr>.*?<\/w:r>)/,
      '$1$1',
    );
    const empty =
      fieldChar('begin') + instruction(' PAGEREF _Toc2 ') + fieldChar('separate') + fieldChar('end');
    const { file } = writePageNumbers(build(paragraph(scattered) + paragraph(empty)), {
      '5FToc1': 12,
      '5FToc2': 3,
    });
    const xml = readPackage(file).xml(BODY);
    expect([...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text)).toEqual(['12', '', '3']);
  });

  test('follow sections that count anew, or in other figures', () => {
    const roman = section('<w:pgNumType w:fmt="lowerRoman"/>');
    const lines = ['a', 'b', 'c', 'd'].map((name) => [name, name, '1'] as const);
    const letters = section('<w:type w:val="nextPage"/><w:pgNumType w:fmt="upperLetter" w:start="3"/>');
    const body =
      contents(lines) + roman + p('x') + section('<w:pgNumType w:start="1"/>') + p('x') + letters + p('x');
    const pages = { a: 4, b: 5, c: 9, d: 30, '5FSection2': 5, '5FSection3': 9, '5FSection4': 30 };
    expect(write(build(body, { section: '<w:type w:val="oddPage"/>' }), pages)).toEqual({
      isSame: false,
      isPrinted: false,
      shown: ['a iv', 'b 1', 'c C', 'd 25'],
    });
  });

  test('have to be printed anew only where LibreOffice could not count them', () => {
    const body = contents([['a', 'a', 'iv']]) + section('<w:pgNumType w:fmt="lowerRoman"/>') + p('x');
    expect(write(build(body), { a: 4 })).toMatchObject({ isSame: true, isPrinted: true });
    expect(write(build(body), { a: 3 })).toMatchObject({ isPrinted: false, shown: ['a iii'] });
    expect(write(build(contents([['a', 'a', 'iv']])), { a: 3 })).toMatchObject({
      isPrinted: false,
      shown: ['a 3'],
    });
  });
});

const prepared = (body: string) => readPackage(prepareForOffice(build(body))).xml(BODY);

describe('contents, for LibreOffice', () => {
  test('are plain text with numbers that it counts itself; nothing is hidden, and an entry is one link', () => {
    const xml = prepared(
      contents([
        ['One', '_Toc1', '1'],
        ['Two', '_Toc2', '1'],
      ]) + marked(1, 'One', '_Toc1'),
    );
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).not.toMatch(/TOC \\|webHidden|rStyle/);
    expect(xml.match(/PAGEREF _Toc\d +</g)).toHaveLength(2);
    expect(xml.match(/fldCharType="begin"/g)).toHaveLength(2);
    expect(xml.match(/fldCharType="end"/g)).toHaveLength(2);
  });

  test('keep numbers that it does not know, and other fields', () => {
    const xml = prepared(contents([['One', '_Toc1', 'iv']]) + paragraph(pageOf('_Toc1', '4')));
    expect(xml.match(/fldCharType="begin"/g)).toHaveLength(1);
    expect(xml).toMatch(/>iv<[^]*PAGEREF _Toc1 \\h/);
  });

  test('have their sections marked where pages are not counted from one', () => {
    const plain = contents([['One', '_Toc1', '1']]) + p('x');
    expect(prepared(plain)).not.toContain('_Section');
    const xml = prepared(plain + section('<w:pgNumType w:start="4"/>') + p('Second') + p('x'));
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toMatch(
      /w:name="_Section1"[^]*w:name="_Section2"\/><w:bookmarkEnd[^>]*\/><w:r><w:t[^>]*>Second/,
    );
    expect(xml).not.toContain('_Section3');
  });
});
