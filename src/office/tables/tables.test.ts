import { describe, expect, test } from 'vitest';
import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { inspectAccessibility } from '#office/inspect-accessibility.ts';
import { writePrintedDocument, writeTableDocument, writeWorkbook } from '#office/tables.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { letterOf } from './sheet-xml.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Table } from './table.ts';

const table: Table = {
  title: 'Master list of documents',
  business: 'Lee & Sons <Bakery>',
  day: '2026-11-17',
  columns: [
    { title: 'Title', width: 40, kind: 'text' },
    { title: 'Revision', width: 10, kind: 'number' },
    { title: 'Effective', width: 14, kind: 'date' },
  ],
  rows: [
    ['Cooling & "holding"', 2, '2026-11-17'],
    ['=HYPERLINK("https://evil.example","x")', 1, null],
    ['_x000D_ and \u0007', 1, 'soon'],
  ],
};

const sheetOf = (given: Table) => {
  const opened = readPackage(writeWorkbook(given));
  expect(opened.xmlNames.filter((name) => !isWellFormed(opened.xml(name)))).toEqual([]);
  return opened.xml('xl/worksheets/sheet1.xml');
};
const cellAt = (sheet: string, reference: string) =>
  new RegExp(`<c r="${reference}".*?(?:/>|</c>)`).exec(sheet)?.[0] ?? '';

describe('a list as a workbook', () => {
  test('is one that passes our own guard', async () => {
    expect(await guardXlsx(writeWorkbook(table))).toBeUndefined();
    expect(await guardXlsx(writeWorkbook({ ...table, rows: [] }))).toBeUndefined();
  });

  test('keeps numbers as numbers, days as days and texts as texts', () => {
    const sheet = sheetOf(table);
    expect(cellAt(sheet, 'B2')).toBe('<c r="B2" s="3"><v>2</v></c>');
    // 17 November 2026 in the days of Excel.
    expect(cellAt(sheet, 'C2')).toBe('<c r="C2" s="4"><v>46343</v></c>');
    expect(cellAt(sheet, 'C3')).toBe('<c r="C3" s="4"/>');
    expect(cellAt(sheet, 'A2')).toContain('>Cooling &amp; "holding"</t>');
  });

  test('has no formula, whatever a text begins with', () => {
    const sheet = sheetOf(table);
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(cellAt(sheet, 'A3')).toBe(
      '<c r="A3" s="5" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("https://evil.example","x")</t></is></c>',
    );
    const styles = readPackage(writeWorkbook(table)).xml('xl/styles.xml');
    expect(styles.split('<xf ').at(-1)).toContain('quotePrefix="1"');
    for (const text of ['+1', '-1', '@x', "'x", '\t=1'])
      expect(cellAt(sheetOf({ ...table, rows: [[text, 1, null]] }), 'A2')).toContain(' s="5" ');
  });

  test('shows texts as they are that mean something to Excel', () => {
    expect(cellAt(sheetOf(table), 'A4')).toContain('>_x005F_x000D_ and </t>');
  });

  test('can be filtered, keeps its head in sight, and prints it on every page with its number', () => {
    const opened = readPackage(writeWorkbook(table));
    const sheet = opened.xml('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<autoFilter ref="A1:C4"/>');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<oddFooter>&amp;RPage &amp;P of &amp;N</oddFooter>');
    expect(sheet).toContain('Lee &amp;&amp; Sons &lt;Bakery&gt;&amp;RMaster list');
    expect(sheet).toContain('<col min="1" max="1" width="40" customWidth="1"/>');
    expect(opened.xml('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Master list of documents'!$1:$1</definedName>`,
    );
    expect(opened.xml('docProps/core.xml')).toContain('<dc:title>Master list of documents</dc:title>');
  });

  test('keeps columns in sight beside its head, which has room for long titles, where that is asked for', () => {
    const sheet = sheetOf({ ...table, frozenColumns: 1, headLines: 3 });
    expect(sheet).toContain(
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
    );
    expect(sheet).toContain('<row r="1" ht="46" customHeight="1">');
  });

  test('names its columns beyond the alphabet', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

describe('a list as a document', () => {
  test('passes our own guard, and lacks nothing for readers who do not see it', async () => {
    for (const logo of [undefined, makePng(60, 30)]) {
      const file = writeTableDocument(table, logo);
      expect(await guardDocx(file)).toBeUndefined();
      expect(inspectAccessibility(file)).toEqual([]);
      const { xmlNames, xml } = readPackage(file);
      expect(xmlNames.filter((name) => !isWellFormed(xml(name)))).toEqual([]);
    }
  });

  test('says whose it is and of which day, and has a row for each line', () => {
    const { xml } = readPackage(writeTableDocument(table));
    expect(paragraphsOf(xml('word/document.xml')).slice(0, 8)).toEqual([
      'Master list of documents',
      'Lee & Sons <Bakery> · November 17, 2026 · 3 documents',
      'Title',
      'Revision',
      'Effective',
      'Cooling & "holding"',
      '2',
      'November 17, 2026',
    ]);
    expect(xml('word/document.xml')).toContain('<w:tblHeader/>');
    expect(xml('word/footer1.xml')).toMatch(/ PAGE .* NUMPAGES /);
  });
});

const form: PrintedDocument = {
  title: 'Sign-off sheet',
  business: 'Lee & Sons <Bakery>',
  day: '2026-11-17',
  summary: '2 people to sign',
  paper: 'a4',
  isUpright: true,
  parts: [
    { kind: 'statement', text: 'I have read <this>.' },
    { kind: 'heading', text: 'People' },
    {
      kind: 'table',
      columns: [
        { title: 'Name', width: 3, kind: 'text' },
        { title: 'Signature', width: 1, kind: 'text' },
      ],
      rows: [
        ['王小明', ''],
        ['שרה כהן', ''],
      ],
      rowPoints: 30,
      isForm: true,
    },
    { kind: 'text', text: 'The end.' },
  ],
};

describe('a document to be printed', () => {
  test('passes our own guard, and lacks nothing for readers who do not see it', async () => {
    const file = writePrintedDocument(form, makePng(60, 30));
    expect(await guardDocx(file)).toBeUndefined();
    expect(inspectAccessibility(file)).toEqual([]);
    const { xmlNames, xml } = readPackage(file);
    expect(xmlNames.filter((name) => !isWellFormed(xml(name)))).toEqual([]);
  });

  test('has its parts in their order, and every name as it is', () => {
    const { xml } = readPackage(writePrintedDocument(form));
    expect(paragraphsOf(xml('word/document.xml')).filter(Boolean)).toEqual([
      'Sign-off sheet',
      'Lee & Sons <Bakery> · November 17, 2026 · 2 people to sign',
      'I have read <this>.',
      'People',
      'Name',
      'Signature',
      '王小明',
      'שרה כהן',
      'The end.',
    ]);
  });

  test.each([
    ['a4', true, '<w:pgSz w:w="11906" w:h="16838"/>'],
    ['letter', true, '<w:pgSz w:w="12240" w:h="15840"/>'],
    ['letter', false, '<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/>'],
  ] as const)('fits its paper: %s, upright: %s', (paper, isUpright, size) => {
    const page = readPackage(writePrintedDocument({ ...form, paper, isUpright })).xml('word/document.xml');
    expect(page).toContain(size);
    const width = Number(/<w:tblW w:w="(\d+)"/.exec(page)?.[1]);
    expect(width).toBe(Number(/<w:pgSz w:w="(\d+)"/.exec(page)?.[1]) - 1440);
  });

  test('leaves room to write by hand in ruled rows, and repeats the head of a table', () => {
    const page = readPackage(writePrintedDocument(form)).xml('word/document.xml');
    expect(page.match(/<w:trHeight w:val="600" w:hRule="atLeast"\/>/g)).toHaveLength(2);
    expect(page).toContain('<w:insideV ');
    expect(page).toContain('<w:tblHeader/>');
  });
});
