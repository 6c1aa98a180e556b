import { describe, expect, test } from 'vitest';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { readSheet } from '#tests/support/office/read-sheet.ts';
import { rowCases, rowFilling, workbookAround } from '#tests/support/office/row-blocks.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const valuesOf = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value]) => value);
const isWithin = (from: number, to: number) => (row: number) => from <= row && row <= to;

/** The same by counting on the rows that are shown. */
const countOn = (shown: readonly number[]) => {
  const first = (row: number) => shown.indexOf(row) + 1;
  const last = (row: number) => shown.lastIndexOf(row) + 1;
  const range = (from: number, to: number) =>
    [shown.findIndex(isWithin(from, to)) + 1, shown.findLastIndex(isWithin(from, to)) + 1] as const;
  const runs = (from: number, to: number) => {
    const found: [number, number][] = [];
    for (const [index, row] of shown.entries()) {
      if (!isWithin(from, to)(row)) continue;
      const before = found.at(-1);
      if (before && before[1] === index) before[1] = index + 1;
      else found.push([index + 1, index + 1]);
    }
    return found;
  };
  const all = (row: number) => shown.flatMap((each, index) => (each === row ? [index + 1] : []));
  return { first, last, range, runs, all };
};

const inColumn = (column: string, runs: [number, number][]) =>
  runs.map(([from, to]) => (from === to ? column + from : `${column}${from}:${column}${to}`));

describe.each(Object.entries(rowCases))('a block of rows, %s', (_name, rowCase) => {
  const { shown } = rowCase;
  const count = countOn(shown);
  const filled = fillXlsx(workbookAround(rowCase), rowFilling);
  const output = readPackage(filled);
  const sheet = output.xml(SHEET);
  const [ten, eleven, twelve] = [count.first(10), count.first(11), count.first(12)];

  test('is well-formed in every part, passes the guard and holds no tag', async () => {
    expect(output.xmlNames.filter((part) => !isWellFormed(output.xml(part)))).toEqual([]);
    expect(output.xmlNames.filter((part) => output.xml(part).includes('{{'))).toEqual([]);
    expect(await guardXlsx(filled)).toBeUndefined();
  });

  test('shows the rows it should, each with its height and cells', () => {
    const numbers = [...sheet.matchAll(/<row r="(\d+)"([^>]*)>/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(shown.map((_, index) => index + 1));
    const cells = readSheet(sheet);
    const written = shown.flatMap((row, index) => {
      const text = cells.get(`D${index + 1}`)?.text;
      return text === undefined ? [] : [[row, Number(text)]];
    });
    expect(written.filter(([row, text]) => row !== text)).toEqual([]);
    expect(valuesOf(sheet, /<row r="\d+" ht="(\d+)0"/g).map(Number)).toEqual(shown.filter((row) => row < 10));
  });

  test('moves the formulas below, those that are shared and those of arrays', () => {
    const cells = readSheet(sheet);
    const isGone = count.runs(5, 9).length === 0;
    const [from, to] = count.range(5, 9);
    expect(cells.get(`A${ten}`)?.formula).toBe(
      `SUM(${isGone ? '#REF!' : `D${from}:D${to}`})+D$${eleven}&"D11"`,
    );
    expect(cells.get(`B${ten}`)?.formula).toBe(`D${ten}+$D$4+D${eleven}`);
    expect(cells.get(`B${eleven}`)?.formula).toBe(`D${eleven}+$D$4+D${twelve}`);
    expect(cells.get(`B${twelve}`)?.formula).toBe(`D${twelve}+$D$4+D${twelve + 1}`);
    expect(sheet).toContain(`<f t="array" ref="A${eleven}:A${twelve}">D${eleven}:D${twelve}*2</f>`);
    expect(sheet).not.toMatch(/t="shared"|<\/f><v>/);
  });

  test('moves formulas of other sheets, names, print areas and charts', () => {
    const other = readSheet(output.xml('xl/worksheets/sheet2.xml'));
    expect(other.get('A1')?.formula).toBe(`Temps!D${twelve}+D12`);
    expect(other.get('B1')?.formula).toBe(`SUM('Temps'!$D$4:D${ten})`);
    expect(valuesOf(output.xml('xl/workbook.xml'), /<definedName [^>]*>([^<]*)</g)).toEqual([
      `Temps!$A$1:$D$${twelve}`,
      'Temps!$1:$4',
      `Temps!$D$${twelve}`,
    ]);
    expect(output.xml('xl/charts/chart1.xml')).toContain(`<c:f>Temps!$D$4:$D$${twelve}</c:f>`);
  });

  test('moves merged cells, and merges those of a repeated row each time', () => {
    const merged = ['A1:C1', ...count.all(8).map((row) => `B${row}:C${row}`), `A${ten}:B${eleven}`];
    expect(valuesOf(sheet, /<mergeCell ref="([^"]*)"/g)).toEqual(merged);
    expect(sheet).toContain(`<mergeCells count="${merged.length}">`);
  });

  test('moves conditional formats and checks of input with their formulas', () => {
    const sqref = [...inColumn('D', count.runs(6, 8)), `C${twelve}`];
    expect(valuesOf(sheet, /<conditionalFormatting sqref="([^"]*)"/g)).toEqual([sqref.join(' ')]);
    const anchor = Number(/\d+/.exec(sqref[0] ?? '')?.[0]);
    expect(valuesOf(sheet, /<formula>([^<]*)</g)).toEqual([`D${anchor}&gt;$D$${eleven}`]);
    expect(sheet).toContain(
      `<dataValidation sqref="D${ten}:D${twelve}"><formula1>$D$${eleven}:$D$${twelve}</formula1>`,
    );
    expect(sheet).toContain(`<xm:f>Other!$A$12</xm:f></x14:formula1><xm:sqref>C${twelve}</xm:sqref>`);
  });

  test('moves links, filters, page breaks and marks of errors', () => {
    const links = inColumn('C', count.runs(8, 8)).map((ref) => `ref="${ref}" location="Other!A12"`);
    expect(valuesOf(sheet, /<hyperlink ([^>]*)\/>/g)).toEqual([
      `ref="A${eleven}" location="Temps!A${twelve}"`,
      ...links,
    ]);
    expect(sheet).toContain(`<autoFilter ref="A3:D${twelve}"/>`);
    const breaks = [...count.all(8), eleven];
    expect(valuesOf(sheet, /<brk id="(\d+)"/g).map(Number)).toEqual(breaks);
    expect(sheet).toContain(`<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">`);
    expect(sheet).toContain(`<ignoredError sqref="D4:D${eleven}"`);
  });

  test('keeps what is frozen, chosen and shown first', () => {
    expect(sheet).toContain(`<dimension ref="A1:D${twelve}"/>`);
    const frozen = shown.filter((row) => row <= 6).length;
    expect(sheet).toContain(`topLeftCell="A4"><pane ySplit="${frozen}" topLeftCell="A${ten}"`);
    expect(sheet).toContain(`activeCell="B${eleven}" sqref="B${eleven}:C${twelve}"`);
  });

  test('moves drawings and comments', () => {
    const drawing = output.xml('xl/drawings/drawing1.xml');
    expect(valuesOf(drawing, /<xdr:row>(\d+)</g).map(Number)).toEqual([ten - 1, twelve - 1]);
    expect(drawing).toContain(`textlink="Temps!$D$${twelve}"`);
    expect(output.xml('xl/comments1.xml')).toContain(`<comment ref="A${eleven}"`);
    const note = output.xml('xl/drawings/vmlDrawing1.vml');
    expect(note).toContain(`<x:Row>${eleven - 1}</x:Row>`);
    expect(note).toContain(`<x:Anchor>1, 15, ${eleven - 1}, 2, 3, 15, ${eleven + 3}, 4</x:Anchor>`);
  });

  test('has the workbook calculated anew', () => {
    expect(output.names).not.toContain('xl/calcChain.xml');
    expect(output.xml('[Content_Types].xml')).not.toContain('calcChain');
    expect(output.xml('xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
    expect(output.xml('xl/workbook.xml')).toContain('</definedNames><calcPr fullCalcOnLoad="1"/>');
  });
});
