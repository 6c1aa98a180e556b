import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsFolder } from '#demo/catalogue.ts';
import { buildDocx, type DocxSpec, wordPart } from '#tests/support/office/build-docx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { control, p, paragraph, r, textBox } from '#tests/support/office/word-markup.ts';
import { prepareForOffice } from '#office/prepare-for-office.ts';

const border = (side: string, size: number) => `<w:${side} w:val="single" w:sz="${size}"/>`;
const margin = (side: string, width: number) => `<w:${side} w:w="${width}" w:type="dxa"/>`;
const style = (id: string, content: string, { type = 'table', basedOn = 'Plain', more = '' } = {}) =>
  `<w:style w:type="${type}" w:styleId="${id}"${more}><w:name w:val="${id}"/>` +
  `${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:uiPriority w:val="39"/>${content}</w:style>`;

const LETTERS =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>';
const ofAllTables = style(
  'Plain',
  `<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar>${margin('left', 108)}</w:tblCellMar></w:tblPr>`,
  { basedOn: '', more: ' w:default="1"' },
);
const ruled = style(
  'Ruled',
  `<w:tblPr><w:tblStyleRowBandSize w:val="1"/><w:tblBorders>${border('top', 4)}${border('insideH', 4)}</w:tblBorders></w:tblPr>`,
);
const SPACED = '<w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr>';
const spaced = style('Spaced', SPACED);

const tableOf = (properties: string, ...cells: string[]) =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid/>` +
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr></w:tbl>`;
const styled = (id: string) => `<w:tblStyle w:val="${id}"/>`;

const inline = (body: string, styles: string, spec: DocxSpec = {}) => {
  const file = buildDocx({ body, styles: LETTERS + styles, ...spec });
  const inlined = prepareForOffice(file);
  return { isSame: inlined === file, xml: readPackage(inlined).xml(BODY) };
};
const propertiesIn = (xml: string) => /<w:tblPr>(.*?)<\/w:tblPr>/.exec(xml)?.[1];

const listLevel = (properties: string): DocxSpec => ({
  relationships: [{ id: 'rId9', type: 'numbering', target: 'numbering.xml' }],
  parts: [
    {
      name: 'word/numbering.xml',
      content: wordPart('numbering', `<w:abstractNum><w:lvl>${properties}</w:lvl></w:abstractNum>`),
    },
  ],
});

describe('a inlined document', () => {
  test('says of a table what its style, and the style of all tables, said', () => {
    const width = '<w:tblW w:w="0" w:type="auto"/>';
    const look = '<w:tblLook w:val="04A0"/>';
    const { xml } = inline(tableOf(styled('Ruled') + width + look, p('x')), ofAllTables + ruled);
    expect(propertiesIn(xml)).toBe(
      `${width}<w:tblInd w:w="0" w:type="dxa"/>` +
        `<w:tblBorders>${border('top', 4)}${border('insideH', 4)}</w:tblBorders>` +
        `<w:tblCellMar>${margin('left', 108)}</w:tblCellMar>${look}`,
    );
  });

  test('leaves the last word to the table, side by side', () => {
    const own = `<w:tblBorders>${border('top', 12)}${border('bottom', 8)}</w:tblBorders>`;
    const { xml } = inline(tableOf(styled('Ruled') + own, p('x')), ofAllTables + ruled);
    expect(propertiesIn(xml)).toContain(
      `<w:tblBorders>${border('top', 12)}${border('bottom', 8)}${border('insideH', 4)}</w:tblBorders>`,
    );
  });

  test('leaves the last word to a style over the one it is based on', () => {
    const wide = style('Wide', `<w:tblPr><w:tblCellMar>${margin('left', 300)}</w:tblCellMar></w:tblPr>`);
    const { xml } = inline(tableOf(styled('Wide'), p('x')), ofAllTables + wide);
    expect(propertiesIn(xml)).toContain(`<w:tblCellMar>${margin('left', 300)}</w:tblCellMar>`);
  });

  test('spaces the paragraphs of a table as its style did', () => {
    const cells = [
      '<w:p/>',
      '<w:p w:rsidR="1"><w:pPr/></w:p>',
      p('bare'),
      paragraph(r('kept'), '<w:keepNext/><w:jc w:val="center"/>'),
    ];
    const { xml } = inline(tableOf(styled('Spaced'), ...cells), ofAllTables + spaced);
    const spacing = '<w:spacing w:after="0" w:line="240" w:lineRule="auto"/>';
    expect([...xml.matchAll(/<w:tc>(.*?)<\/w:tc>/g)].map(([, cell]) => cell)).toEqual([
      `<w:p><w:pPr>${spacing}</w:pPr></w:p>`,
      `<w:p w:rsidR="1"><w:pPr>${spacing}</w:pPr></w:p>`,
      paragraph(r('bare'), spacing),
      paragraph(r('kept'), `<w:keepNext/>${spacing}<w:jc w:val="center"/>`),
    ]);
  });

  test.each([
    ['it says something of it itself', paragraph(r('x'), '<w:spacing w:before="40"/>'), ''],
    ['its style does', paragraph(r('x'), '<w:pStyle w:val="Loose"/>'), ''],
    ['the style of all paragraphs does', p('x'), ' w:default="1"'],
    ['that style does, and it has properties', paragraph(r('x'), '<w:keepNext/>'), ' w:default="1"'],
  ])('keeps a style that spaces a paragraph if %s', (_, cell, more) => {
    const body = style('Body', '<w:pPr><w:spacing w:after="200"/></w:pPr>', {
      type: 'paragraph',
      basedOn: '',
      more,
    });
    const loose = style('Loose', '', { type: 'paragraph', basedOn: 'Body' });
    const styles = ofAllTables + ruled + spaced + body + loose;
    expect(inline(tableOf(styled('Ruled'), cell), styles).isSame).toBe(false);
    expect(inline(tableOf(styled('Spaced'), cell), styles).isSame).toBe(true);
  });

  test('does not space what is in a text box', () => {
    const { xml } = inline(tableOf(styled('Spaced'), paragraph(textBox(p('boxed')))), ofAllTables + spaced);
    expect(xml).toContain(p('boxed'));
    expect(xml).not.toContain('tblStyle');
  });

  test('is inlined in its headers, too, whatever prefix they use', () => {
    const header = tableOf(styled('Ruled'), p('x')).replaceAll('w:', 'word:');
    const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const part = `<word:hdr xmlns:word="${main}">${header}</word:hdr>`;
    const name = 'word/header9.xml';
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';
    const file = buildDocx({ styles: LETTERS + ofAllTables + ruled, parts: [{ name, content: part, type }] });
    const xml = readPackage(prepareForOffice(file)).xml(name);
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).not.toContain('tblStyle');
    expect(xml).toContain('<word:top word:val="single" word:sz="4"/>');
  });

  test.each([
    ['looks different in its first row', 'Ruled', ruled, '<w:tblStylePr w:type="firstRow"/>'],
    ['has letters of its own', 'Ruled', ruled, '<w:rPr><w:b/></w:rPr>'],
    ['has cells of its own', 'Ruled', ruled, '<w:tcPr><w:shd w:fill="FF0000"/></w:tcPr>'],
    ['aligns its paragraphs', 'Ruled', ruled, '<w:pPr><w:jc w:val="center"/></w:pPr>'],
    ['spaces by lines', 'Ruled', ruled, '<w:pPr><w:spacing w:afterLines="50"/></w:pPr>'],
    ['makes lines equal', 'Ruled', ruled, '<w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr>'],
  ])('keeps a style that %s', (_, id, plain, more) => {
    const changed = plain.replace('</w:style>', `${more}</w:style>`);
    expect(inline(tableOf(styled(id), p('x')), ofAllTables + plain).isSame).toBe(false);
    expect(inline(tableOf(styled(id), p('x')), ofAllTables + changed).isSame).toBe(true);
  });

  test.each([
    ['is based on no other', style('Alone', '', { basedOn: '' })],
    ['is based on itself', style('Alone', '', { basedOn: 'Alone' })],
    ['is none for tables', style('Alone', '', { type: 'paragraph' })],
    ['is not there', ''],
  ])('keeps a style that %s', (_, alone) => {
    expect(inline(tableOf(styled('Alone'), p('x')), ofAllTables + alone).isSame).toBe(true);
  });

  test('keeps the style of a table with exceptions in a row, or with sides of another naming', () => {
    const styles = ofAllTables + ruled;
    const exception = tableOf(styled('Ruled'), p('x')).replace('<w:tr>', '<w:tr><w:tblPrEx/>');
    expect(inline(exception, styles).isSame).toBe(true);
    const start = `<w:tblBorders>${border('start', 4)}</w:tblBorders>`;
    expect(inline(tableOf(styled('Ruled') + start, p('x')), styles).isSame).toBe(true);
  });

  test('keeps the style of a table whose lines, or those of its style, say something in other words', () => {
    const foreign = border('top', 4).replace('/>', ' more:bent="1"/>');
    const own = tableOf(`${styled('Ruled')}<w:tblBorders>${foreign}</w:tblBorders>`, p('x')).replace(
      '<w:tbl>',
      '<w:tbl xmlns:more="urn:more">',
    );
    expect(inline(own, ofAllTables + ruled).isSame).toBe(true);
    const bent = ruled
      .replace('<w:style ', '<w:style xmlns:more="urn:more" ')
      .replace(border('top', 4), foreign);
    expect(inline(tableOf(styled('Ruled'), p('x')), ofAllTables + bent).isSame).toBe(true);
  });

  test('keeps the styles of a part that writes the names of elements without a prefix', () => {
    const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const table = tableOf(styled('Ruled'), p('x'));
    const bare = table.replaceAll(/(<\/?)w:/g, '$1').replace('<tbl>', `<tbl xmlns="${main}">`);
    expect(inline(table, ofAllTables + ruled).isSame).toBe(false);
    expect(inline(bare, ofAllTables + ruled).isSame).toBe(true);
  });

  test('keeps the style of a table around a table if it spaces paragraphs', () => {
    const inner = tableOf(styled('Ruled'), p('inner'));
    const styles = ofAllTables + ruled + spaced;
    expect(inline(tableOf(styled('Ruled'), inner + p('outer')), styles).xml).not.toContain('tblStyle');
    const { xml } = inline(tableOf(styled('Spaced'), inner + p('outer')), styles);
    expect(xml.match(/<w:tblStyle [^>]*>/g)).toEqual([styled('Spaced')]);
    expect(xml).toContain(p('outer'));
  });

  test('keeps a style that spaces paragraphs where lists may do so, too', () => {
    const table = tableOf(styled('Spaced'), p('x'));
    const styles = ofAllTables + spaced;
    expect(inline(table, styles, listLevel('<w:rPr><w:spacing w:val="0"/></w:rPr>')).isSame).toBe(false);
    expect(inline(table, styles, listLevel('<w:pPr><w:spacing w:after="0"/></w:pPr>')).isSame).toBe(true);
  });

  test('keeps all styles of a document in which the letters of tables may have a size of their own', () => {
    const body = tableOf(styled('Ruled'), p('x'));
    const styles = ofAllTables + ruled;
    const normal = style('Normal', '<w:rPr><w:sz w:val="24"/></w:rPr>', {
      type: 'paragraph',
      basedOn: '',
      more: ' w:default="1"',
    });
    expect(inline(body, styles).isSame).toBe(false);
    expect(inline(body, '', { styles }).isSame).toBe(true);
    expect(inline(body, styles + normal).isSame).toBe(true);
  });

  test('keeps the styles of tables that stand in a row, for they may be one', () => {
    const table = tableOf(styled('Ruled'), p('x'));
    const styles = ofAllTables + ruled;
    expect(inline(table + table, styles).isSame).toBe(true);
    expect(inline(table + control(table), styles).isSame).toBe(true);
    expect(inline(table + p('between') + table, styles).xml).not.toContain('tblStyle');
  });

  test('keeps a style that adds spacing to that of another', () => {
    const further = style('Further', '<w:pPr><w:spacing w:before="40"/></w:pPr>', { basedOn: 'Spaced' });
    const body = tableOf(styled('Further'), p('x'));
    expect(inline(body, ofAllTables + spaced + further).isSame).toBe(true);
  });

  test('is the very same file where no table has a style, or no style is there', () => {
    expect(inline(tableOf('', p('x')), ofAllTables + ruled).isSame).toBe(true);
    const bare = buildDocx({ body: tableOf(styled('Ruled'), p('x')), styles: '' });
    expect(prepareForOffice(bare)).toBe(bare);
  });

  const demo = readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.docx'),
  );
  test.each(demo)('has no table style left of %s, and every word', (file) => {
    const source = readFileSync(join(documentsFolder, file));
    const [before, after] = [readPackage(source), readPackage(prepareForOffice(source))];
    expect(after.names).toEqual(before.names);
    expect(after.xmlNames.filter((name) => !isWellFormed(after.xml(name)))).toEqual([]);
    expect(after.xmlNames.filter((name) => after.xml(name).includes('<w:tblStyle '))).toEqual([]);
    expect(paragraphsOf(after.xml(BODY))).toEqual(paragraphsOf(before.xml(BODY)));
  });
});

describe('the height of lines, for LibreOffice', () => {
  const RULELESS = '<w:spacing w:before="20" w:line="276"/>';
  const RULED = '<w:spacing w:lineRule="auto" w:before="20" w:line="276"/>';

  test('is said with its rule, in every part, by styles and by lists', () => {
    const numbering = wordPart(
      'numbering',
      `<w:abstractNum><w:lvl><w:pPr>${RULELESS}</w:pPr></w:lvl></w:abstractNum>`,
    );
    const file = buildDocx({
      body: paragraph(r('x'), RULELESS),
      headers: { default: paragraph(r('x'), RULELESS) },
      styles: `<w:docDefaults><w:pPrDefault><w:pPr>${RULELESS}</w:pPr></w:pPrDefault></w:docDefaults>`,
      parts: [
        {
          name: 'word/numbering.xml',
          content: numbering,
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
          use: 'numbering',
        },
      ],
    });
    const prepared = readPackage(prepareForOffice(file));
    for (const name of [BODY, 'word/header1.xml', 'word/styles.xml', 'word/numbering.xml']) {
      expect(prepared.xml(name)).toContain(RULED);
      expect(prepared.xml(name)).not.toContain(RULELESS);
    }
  });

  test('stays as it is where it has a rule, is no height, or spaces letters', () => {
    const body =
      paragraph(r('x', '<w:spacing w:val="20"/>'), '<w:spacing w:line="240" w:lineRule="exact"/>') +
      paragraph(r('x'), '<w:spacing w:after="0"/>');
    const file = buildDocx({ body });
    expect(prepareForOffice(file)).toBe(file);
  });
});
