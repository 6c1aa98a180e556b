import { describe, expect, test } from 'vitest';
import { buildDocx, type DocxSpec, wordPart } from '#tests/support/office/build-docx.ts';
import { contents, marked, OUTLINE_STYLES, TOC } from '#tests/support/office/contents.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import {
  control,
  field,
  fieldChar,
  instruction,
  p,
  paragraph,
  r,
  run,
} from '#tests/support/office/word-markup.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { writePageNumbers } from '#office/page-numbers.ts';

const fill = (body: string, spec: DocxSpec = {}) => {
  const xml = readPackage(fillDocx(buildDocx({ body, styles: OUTLINE_STYLES, ...spec }), sampleFilling)).xml(
    BODY,
  );
  expect(isWellFormed(xml)).toBe(true);
  return xml;
};
/** The lines of contents: style, text with tabs as bars, and where each leads. */
const linesOf = (xml: string) =>
  [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*?PAGEREF (\S+)(?:(?!<\/w:p>).)*<\/w:p>/gs)].map(
    ([line, target]) => {
      const texts = line
        .replace(/<w:tabs>.*?<\/w:tabs>/s, '')
        .replaceAll('<w:tab/>', '|')
        .replaceAll(/<w:instrText.*?<\/w:instrText>/gs, '')
        .replaceAll(/<[^>]*>/g, '');
      return `${/pStyle w:val="(\w+)"/.exec(line)?.[1]}: ${texts} -> ${target}`;
    },
  );
const heading = (level: number, text: string, more = '') =>
  paragraph(r(text), `<w:pStyle w:val="Heading${level}"/>${more}`);
const empty = (code = TOC) =>
  paragraph(
    fieldChar('begin') + instruction(code) + fieldChar('separate') + r('Update me') + fieldChar('end'),
  );

const level = (index: number, text: string, format = 'decimal') =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

describe('contents of a filled document', () => {
  test('stay as their author has them where they name every heading, with the values in them', () => {
    const body =
      contents([
        ['About {{city}}', '_Toc1', '3'],
        ['2\u00A0Scope', '_Toc2', '4'],
      ]) +
      marked(1, 'About {{city}}', '_Toc1') +
      marked(2, '2 Scope', '_Toc2');
    const xml = fill(body);
    expect(linesOf(xml)).toEqual(['TOC1: About Springfield|3 -> _Toc1', 'TOC1: 2\u00A0Scope|4 -> _Toc2']);
    expect(xml).toContain('<w:webHidden/>');
  });

  test.each([
    [
      'a title has changed',
      contents([
        ['Old', '_Toc1', '3'],
        ['Scope', '_Toc2', '4'],
      ]),
    ],
    ['a heading is missing', contents([['New', '_Toc1', '3']])],
    [
      'the order has changed',
      contents([
        ['Scope', '_Toc2', '4'],
        ['New', '_Toc1', '3'],
      ]),
    ],
    [
      'a heading is gone',
      contents([
        ['New', '_Toc1', '3'],
        ['Scope', '_Toc2', '4'],
        ['Gone', '_Toc9', '5'],
      ]),
    ],
    ['there are no numbers of pages', contents([['New', '_Toc1', '3']]).replace(/PAGEREF/g, 'QUOTE')],
    ['they were never filled', empty()],
    ['they were never filled, in a box of their own', control(empty())],
    ['they begin and end in paragraphs of their own', empty().replace(r('Update me'), '</w:p><w:p>')],
  ])('are written anew where %s', (_, toc) => {
    const xml = fill(p('Before') + toc + marked(1, 'New', '_Toc1') + marked(2, 'Scope', '_Toc2'));
    expect(linesOf(xml)).toEqual(['TOC1: New|1 -> _Toc1', 'TOC2: Scope|1 -> _Toc2']);
    expect(xml.match(/TOC \\o/g)).toHaveLength(1);
    expect(xml.match(/fldCharType="begin"/g)).toHaveLength(3);
    expect(xml.match(/fldCharType="end"/g)).toHaveLength(3);
    expect(xml).not.toContain('Update me');
    expect(xml).toContain('Before');
  });

  test('point to bookmarks that headings get if they have none, and are numbered as the pages are', () => {
    const body = empty() + heading(1, 'One & all') + p('text') + marked(2, 'Two', '_Toc1') + heading(1, ' ');
    const file = fillDocx(buildDocx({ body, styles: OUTLINE_STYLES }), sampleFilling);
    const xml = readPackage(file).xml(BODY);
    expect(linesOf(xml)).toEqual(['TOC1: One &amp; all|1 -> _Toc2', 'TOC2: Two|1 -> _Toc1']);
    expect(xml).toMatch(
      /<w:bookmarkStart w:id="8" w:name="_Toc2"\/><w:r>.*?One &amp; all.*?<w:bookmarkEnd w:id="8"\/><\/w:p>/,
    );
    const { file: numbered } = writePageNumbers(file, { '5FToc2': 5, '5FToc1': 17 });
    expect(linesOf(readPackage(numbered).xml(BODY))).toEqual([
      'TOC1: One &amp; all|5 -> _Toc2',
      'TOC2: Two|17 -> _Toc1',
    ]);
  });

  test('carry the numbers of headings that Word counts', () => {
    const numbering = {
      name: 'word/numbering.xml',
      content: wordPart(
        'numbering',
        `<w:abstractNum w:abstractNumId="4">${level(0, 'Part %1', 'upperRoman')}${level(1, '%1.%2')}</w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="4"/></w:num>`,
      ),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
      use: 'numbering',
    };
    const styles = OUTLINE_STYLES.replace(
      '<w:outlineLvl w:val="0"/>',
      '<w:numPr><w:numId w:val="2"/></w:numPr><w:outlineLvl w:val="0"/>',
    );
    const numbered = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="2"/></w:numPr>';
    const none = '<w:numPr><w:numId w:val="0"/></w:numPr>';
    const body =
      empty() +
      [
        heading(1, 'A'),
        heading(2, 'a', numbered),
        paragraph(r('a step'), numbered),
        heading(2, 'b', numbered),
      ].join('') +
      [heading(1, 'B'), heading(2, 'c', numbered), heading(1, 'Annex', none)].join('');
    expect(
      linesOf(fill(body, { styles, parts: [numbering] })).map((line) => line.replace(/ ->.*/, '')),
    ).toEqual([
      'TOC1: Part I|A|1',
      'TOC2: I.1|a|1',
      'TOC2: I.3|b|1',
      'TOC1: Part II|B|1',
      'TOC2: II.1|c|1',
      'TOC1: Annex|1',
    ]);
  });

  test('list what their field asks for: some levels, further styles, paragraphs by their own word, captions', () => {
    const own = paragraph(r('Own word'), '<w:outlineLvl w:val="1"/>');
    const styles = `${OUTLINE_STYLES}<w:style w:type="paragraph" w:styleId="App"><w:name w:val="Appendix"/></w:style>`;
    const caption = paragraph(r('Figure ') + field([' SEQ Figure \\* ARABIC '], r('1')) + r(' The sink'));
    const appendix = paragraph(r('Drawings'), '<w:pStyle w:val="App"/>');
    const body = heading(1, 'One') + heading(2, 'Two') + own + appendix + caption;
    const listed = (code: string) =>
      linesOf(fill(empty(code) + body, { styles })).map((line) => /: (.*)\|/.exec(line)?.[1]);
    expect(listed(' TOC \\o "1-1" \\h ')).toEqual(['One']);
    expect(listed(' TOC \\o "2-2" \\u ')).toEqual(['Two', 'Own word']);
    expect(listed(' TOC \\h \\t "Appendix,1" ')).toEqual(['Drawings']);
    expect(listed(' TOC \\o "1-2" \\t "Appendix,1" ')).toEqual(['One', 'Two', 'Drawings']);
    expect(listed(' TOC \\h \\z \\c "Figure" ')).toEqual(['Figure 1 The sink']);
  });

  test('end where the text ends in print, and keep the break of a section behind them', () => {
    const toc = contents([['Old', '_Toc9', '1']]).replace(
      /<w:p>(<w:r><w:fldChar w:fldCharType="end"\/><\/w:r>)/,
      '<w:p><w:pPr><w:sectPr><w:pgSz w:w="10000"/><w:pgMar w:left="1000" w:right="500"/></w:sectPr></w:pPr>$1',
    );
    const xml = fill(toc + heading(1, 'One'));
    expect(xml).toContain('<w:tab w:val="right" w:leader="dot" w:pos="8500"/>');
    expect(xml).toMatch(/<w:p><w:pPr><w:sectPr><w:pgSz w:w="10000"\/>.*?<w:fldChar w:fldCharType="end"/);
  });

  test.each([
    ['list what their author has marked', ' TOC \\f m \\h '],
    ['are of a part of the text', ' TOC \\b Part1 '],
  ])('are left alone where they %s', (_, code) => {
    expect(fill(empty(code) + heading(1, 'One'))).toContain('Update me');
  });

  test('are left alone where there is other text in their paragraph, or no heading', () => {
    const mixed = empty().replace('<w:p>', `<w:p>${r('Contents: ')}`);
    expect(fill(mixed + heading(1, 'One'))).toContain('Update me');
    expect(fill(empty() + p('x') + paragraph(run('<w:tab/>')))).toContain('Update me');
  });
});
