import { describe, expect, test } from 'vitest';
import { sheetPart, xlsxEntries, type XlsxSpec } from '#tests/support/office/build-xlsx.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { readSheet, readStrings } from '#tests/support/office/read-sheet.ts';
import { fillRows, inlineCell, rowFilling, workbookAround } from '#tests/support/office/row-blocks.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const shared = (name: string, index: number) => `<c r="${name}" s="2" t="s"><v>${index}</v></c>`;
const dataOf = (xml: string) => /<sheetData>([^]*)<\/sheetData>/.exec(xml)?.[1];

describe('cells of a block', () => {
  test('say a shared text with a tag themselves, with its looks; all others share theirs as before', () => {
    const output = fillRows({
      strings: [
        '{{#each two}}',
        '<r><rPr><b/></rPr><t>For {{na</t></r><r><t>me}}</t></r>',
        'plain',
        '{{/each}}',
        '{{business_name}}',
      ],
      rows:
        `<row r="1">${shared('A1', 2)}${shared('B1', 4)}</row><row r="2">${shared('A2', 0)}</row>` +
        `<row r="3" ht="33">${shared('A3', 1)}${shared('B3', 2)}</row><row r="4">${shared('A4', 3)}</row>`,
    });
    const copy = (row: number, name: string) =>
      `<row r="${row}" ht="33"><c r="A${row}" s="2" t="inlineStr"><is><r><rPr><b/></rPr><t>For ${name}</t></r><r><t></t></r></is></c>${shared(`B${row}`, 2)}</row>`;
    expect(dataOf(output.xml(SHEET))).toBe(
      `<row r="1">${shared('A1', 2)}${shared('B1', 4)}</row>${copy(2, 'Item 1')}${copy(3, 'Item 2')}`,
    );
    expect(readStrings(output.xml(STRINGS)).slice(2)).toEqual(['plain', '', 'A&amp;B']);
  });

  test('that hold nothing but tags are left empty', () => {
    const output = fillRows({
      strings: ['{{#each two}}'],
      rows: `<row r="1">${shared('A1', 0)}${inlineCell('B1', '{{name}}')}${inlineCell('C1', '{{/each}}')}</row>`,
    });
    expect(dataOf(output.xml(SHEET))).toBe(
      [1, 2]
        .map(
          (row) =>
            `<row r="${row}"><c r="A${row}" s="2"></c>${inlineCell(`B${row}`, `Item ${row}`)}<c r="C${row}" s="1"></c></row>`,
        )
        .join(''),
    );
  });

  test('print values as text, whatever they look like', () => {
    const name = '{{business_name}} =1+1 </t> _x0041_';
    const output = fillRows(
      {
        rows: `<row r="1">${inlineCell('A1', '{{#each two}}{{name}}{{/each}}')}<c r="B1"><f>"{{business_name}}"&amp;A1</f></c></row>`,
      },
      { two: [{ name, limit: 1 }], business_name: '{{name}}"&A1' },
    );
    const cells = readSheet(output.xml(SHEET));
    expect(cells.get('A1')).toEqual({
      text: '{{business_name}} =1+1 </t> _x005F_x0041_',
      formula: undefined,
      type: 'inlineStr',
    });
    expect(cells.get('B1')?.formula).toBe('"{{name}}""&A1"&A1');
  });

  test('keep a number beside words as text, with its format', () => {
    const output = fillRows({
      rows: `<row r="1">${inlineCell('A1', '{{#each three}}{{limit | number: 2}} in{{/each}}')}</row>`,
    });
    expect([...readSheet(output.xml(SHEET)).values()].map(({ text, type }) => [text, type])).toEqual([
      ['0.00 in', 'inlineStr'],
      ['1.00 in', 'inlineStr'],
      ['2.00 in', 'inlineStr'],
    ]);
  });

  test('calculate with their own row, run on, and take their share of all', () => {
    const output = fillRows({
      rows:
        `<row r="1">${inlineCell('A1', '{{#each three}}{{name}}{{/each}}')}<c r="B1"><v>2</v></c><c r="C1"><f>B1*$B$3+SUM(B$1:B1)</f></c><c r="D1"><f>B1/SUM(B$1:B$1)</f></c></row>` +
        '<row r="3"><c r="B3"><f>SUM(B1:B2)</f></c></row>',
    });
    const cells = readSheet(output.xml(SHEET));
    expect([1, 2, 3].map((row) => cells.get(`C${row}`)?.formula)).toEqual([
      'B1*$B$5+SUM(B$1:B1)',
      'B2*$B$5+SUM(B$1:B2)',
      'B3*$B$5+SUM(B$1:B3)',
    ]);
    expect(cells.get('D2')?.formula).toBe('B2/SUM(B$1:B$3)');
    expect(cells.get('B5')?.formula).toBe('SUM(B1:B4)');
  });

  test('share a formula with cells that stay, also where it was written in a row that goes', () => {
    const output = fillRows({
      rows:
        `<row r="1">${inlineCell('A1', '{{#if no}}x{{/if}}')}<c r="B1"><f t="shared" ref="B1:C2" si="0">D1+$D$3</f></c></row>` +
        '<row r="2"><c r="B2"><f t="shared" si="0"/></c><c r="C2"><f t="shared" si="0"/></c></row>',
    });
    expect(dataOf(output.xml(SHEET))).toBe(
      '<row r="1"><c r="B1"><f>D1+$D$2</f></c><c r="C1"><f>E1+$D$2</f></c></row>',
    );
  });

  test('are found in rows and cells that do not say where they are, and in a sheet with prefixes', () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const content = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>\n<x:row r="4"><x:c r="A4"><x:f>A1</x:f></x:c></x:row></x:sheetData></x:worksheet>`;
    const entries = xlsxEntries({ strings: ['{{#each two}}{{name}}', 'x {{/each}}'] });
    const file = rawZip({
      entries: entries.map((entry) => (entry.name === SHEET ? { ...entry, content } : entry)),
    });
    const sheet = readPackage(fillXlsx(file, rowFilling)).xml(SHEET);
    expect(isWellFormed(sheet)).toBe(true);
    expect(sheet).toContain(
      `<x:row r="1"><x:c t="inlineStr"><x:is xmlns="${main}"><t>Item 1</t></x:is></x:c>`,
    );
    expect(sheet).toContain('\n<x:row r="5"><x:c r="A5"><x:f>A1</x:f></x:c></x:row>');
  });
});

describe('rows that are empty in the template', () => {
  test('go and repeat with the block around them', () => {
    const output = fillRows({
      rows: `<row r="2">${inlineCell('A2', '{{#each two}}')}</row><row r="4">${inlineCell('A4', '{{name}}')}</row><row r="7">${inlineCell('A7', '{{/each}}')}</row><row r="9">${inlineCell('A9', 'end')}</row>`,
    });
    const texts = [...readSheet(output.xml(SHEET))].map(([name, { text }]) => [name, text]);
    // Rows 3 to 6 come twice, in place of rows 2 to 7.
    expect(texts).toEqual([
      ['A3', 'Item 1'],
      ['A7', 'Item 2'],
      ['A11', 'end'],
    ]);
  });
});

const tables = (ref: string): XlsxSpec => ({
  sheetRelationships: [{ id: 'rId1', type: 'table', target: '../tables/table1.xml' }],
  parts: [
    {
      name: 'xl/tables/table1.xml',
      content: sheetPart(
        'table',
        `<autoFilter ref="${ref}"/><tableColumns count="1"><tableColumn id="1" name="Name"><calculatedColumnFormula>Temps!$B$9+1</calculatedColumnFormula></tableColumn></tableColumns>`,
      ).replace('<table ', `<table id="1" displayName="Log" ref="${ref}" `),
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml',
    },
  ],
});

const rowsOfTable = (list: string) =>
  `<row r="3">${inlineCell('A3', 'Name')}</row><row r="4">${inlineCell('A4', `{{#each ${list}}}{{name}}{{/each}}`)}<c r="B4" s="7"><v>1</v></c></row><row r="6">${inlineCell('A6', 'below')}</row>`;

describe('an Excel table', () => {
  test('grows with its rows', () => {
    const output = fillRows({ ...tables('A3:B4'), rows: rowsOfTable('three') });
    const table = output.xml('xl/tables/table1.xml');
    expect(table).toContain('displayName="Log" ref="A3:B6"');
    expect(table).toContain('<autoFilter ref="A3:B6"/>');
    expect(table).toContain('<calculatedColumnFormula>Temps!$B$11+1</calculatedColumnFormula>');
  });

  test('keeps an empty row where all have gone, since Excel takes one without for damaged', () => {
    const output = fillRows({ ...tables('A3:B4'), rows: rowsOfTable('none') });
    expect(output.xml('xl/tables/table1.xml')).toContain('displayName="Log" ref="A3:B4"');
    expect(dataOf(output.xml(SHEET))).toContain(
      '<row r="4"><c r="A4" s="1"/><c r="B4" s="7"/></row><row r="6">',
    );
  });
});

describe('a workbook without blocks', () => {
  test('keeps every part as it was, whatever it refers to', () => {
    const file = workbookAround({ texts: ['five', 'six', 'seven', 'eight', 'nine'], shown: [] });
    const [before, after] = [readPackage(file), readPackage(fillXlsx(file, rowFilling))];
    expect(after.names).toEqual(before.names);
    expect(after.names.filter((name) => !after.bytes(name).equals(before.bytes(name)))).toEqual([]);
  });
});

describe('a sheet beside one with blocks', () => {
  test('changes in formulas that name the other and in their results alone', () => {
    const Other =
      '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f t="shared" ref="B1:B2" si="0">A1+1</f></c><c r="C1"><f t="shared" ref="C1:C2" si="1">Temps!A3+1</f></c></row><row r="2"><c r="B2"><f t="shared" si="0"/></c><c r="C2"><f t="shared" si="1"/></c></row></sheetData><mergeCells count="1"><mergeCell ref="A5:A6"/></mergeCells>';
    const output = fillRows({
      strings: ['plain'],
      rows: `<row r="2">${inlineCell('A2', '{{#each three}}{{name}}{{/each}}')}</row>`,
      moreSheets: { Other },
    });
    expect(output.xml('xl/worksheets/sheet2.xml')).toContain(
      Other.replace('<f t="shared" ref="C1:C2" si="1">Temps!A3+1</f>', '<f>Temps!A5+1</f>').replace(
        '<f t="shared" si="1"/>',
        '<f>Temps!A6+1</f>',
      ),
    );
  });
});
