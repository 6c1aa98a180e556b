import { describe, expect, test } from 'vitest';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { definePlaceholders, type Filling } from '#office/placeholders.ts';
import { buildXlsx, sheetPart, type XlsxSpec } from '#tests/support/office/build-xlsx.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { fillRows, inlineCell } from '#tests/support/office/row-blocks.ts';

const placeholders = definePlaceholders({
  limit: { kind: 'number', unit: '°F', decimals: 1 },
  seats: { kind: 'number' },
  opened: { kind: 'date' },
  name: {},
});
const values: Filling['values'] = { limit: 41.5, seats: 12_500, opened: '2026-01-31', name: '7' };

const SHEET = 'xl/worksheets/sheet1.xml';
const shared = (name: string, index: number, style = 0) =>
  `<c r="${name}" s="${style}" t="s"><v>${index}</v></c>`;
/** The first look is plain, the second a day of Excel's own, the third one that an author wrote. */
const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;day&quot; d\\.m\\.yy"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';

const fill = (spec: XlsxSpec, given: Filling['values'] = values) => {
  const output = readPackage(
    fillXlsx(
      buildXlsx({
        ...spec,
        parts: [
          {
            name: 'xl/styles.xml',
            content: sheetPart('styleSheet', STYLES),
            type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml',
          },
        ],
        workbookRelationships: [{ id: 'rIdStyles', type: 'styles', target: 'styles.xml' }],
      }),
      { placeholders, values: given },
    ),
  );
  expect(output.xmlNames.filter((part) => !isWellFormed(output.xml(part)))).toEqual([]);
  return output;
};
const cellsOf = (texts: string[], style = 0) => {
  const rows = `<row r="1">${texts.map((_, index) => shared(`A${index + 1}`, index, style)).join('')}</row>`;
  const { xml } = fill({ strings: texts, rows });
  return [...xml(SHEET).matchAll(/<c [^>]*>/g)].map(([cell], index) => {
    const [, value] = new RegExp(`${cell}<v>([^<]*)</v>`).exec(xml(SHEET)) ?? [];
    return cell.includes(' t="s"') ? texts[index] : Number(value);
  });
};

/** The row of a list of two, which begins in the second. */
const rowOfTwo = (number: number) =>
  `<row r="${number}">${inlineCell(`A${number}`, `Item ${number - 1}`)}<c r="B${number}" s="1"><v>${number - 1}</v></c><c r="C${number}" s="0"><v>${number - 2}</v></c></row>`;

describe('a cell of a workbook', () => {
  test('whose whole text is one number can be calculated with; one with words, a unit or another format stays a text', () => {
    const numbers = [
      '{{seats}}',
      ' {{ Seats | number: 0 }} ',
      '{{limit | number: 1}}',
      '{{limit | number: 0}}',
    ];
    expect(cellsOf(numbers)).toEqual([12_500, 12_500, 41.5, 42]);
    const texts = [
      '{{limit}}',
      '{{seats}} seats',
      '{{seats | money}}',
      '{{seats}}{{seats}}',
      '{{name}}',
      '{{opened}}',
    ];
    expect(cellsOf(texts)).toEqual(texts);
  });

  test('that shows days holds the day, also a later one; the same without such a look is a text', () => {
    expect(cellsOf(['{{opened}}', '{{opened | plus 1 months}}', '{{opened | date: iso}}'], 1)).toEqual([
      46_053,
      46_081,
      '{{opened | date: iso}}',
    ]);
    expect(cellsOf(['{{opened}}'], 2)).toEqual([46_053]);
    expect(cellsOf(['{{opened}}'], 3)).toEqual(['{{opened}}']);
  });

  test('holds no number that nobody gave, and none that is a text', () => {
    const rows = `<row r="1">${shared('A1', 0)}${shared('B1', 1)}</row>`;
    const { xml } = fill({ strings: ['{{seats}}', '{{limit | number: 0}}'], rows }, { limit: '=1+1' });
    expect(xml(SHEET)).toContain(rows);
    expect(xml('xl/workbook.xml')).not.toContain('fullCalcOnLoad');
  });

  test('has what is calculated from it calculated anew when the workbook is opened', () => {
    const rows = `<row r="1">${inlineCell('A1', '{{seats}}')}<c r="B1"><f>A1&gt;9</f><v>0</v></c></row>`;
    const { xml } = fill({ rows });
    expect(xml(SHEET)).toContain('<c r="A1" s="1"><v>12500</v></c><c r="B1"><f>A1&gt;9</f>');
    expect(xml('xl/workbook.xml')).toContain('<calcPr fullCalcOnLoad="1"/>');
  });

  test('of a repeated row holds the number of its row, beside tags of the block, too', () => {
    const output = fillRows({
      strings: ['{{limit}}{{/each}}', '{{size}}'],
      rows:
        `<row r="1">${shared('A1', 1)}</row>` +
        `<row r="2">${inlineCell('A2', '{{#each two}}{{name}}')}${inlineCell('B2', '{{position}}')}${shared('C2', 0)}</row>`,
    });
    expect(output.xml(SHEET)).toContain(
      `<row r="1"><c r="A1" s="0"><v>7</v></c></row>${rowOfTwo(2)}${rowOfTwo(3)}`,
    );
  });
});
