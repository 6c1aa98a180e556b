import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { randomRows, type ShownRow } from '#tests/support/office/random-rows.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { readSheet } from '#tests/support/office/read-sheet.ts';
import { inlineCell, rowFilling, rowPlaceholders } from '#tests/support/office/row-blocks.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';

type End = { row: number; isFixed: boolean };
type Sheet = ReturnType<typeof randomRows>;

/** Where rows are in the result, found by looking through all of it. */
const lookIn = ({ shown, last }: Sheet) => {
  const places = Map.groupBy(
    shown.map(({ number, path }, index) => ({ number, path, row: index + 1 })),
    ({ number }) => number,
  );
  const rowsFor = ({ row, isFixed }: End, asker: ShownRow) => {
    if (row > last) return [row - last + shown.length];
    const found = (places.get(row) ?? []).filter(({ path }) => isFixed || isNear(path, asker.path));
    return found.map((place) => place.row);
  };
  const single = (end: End, asker: ShownRow) => {
    const [row] = rowsFor(end, asker);
    return row === undefined ? '#REF!' : write('B', { ...end, row });
  };
  const range = (from: End, to: End, asker: ShownRow) => {
    const rows = Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index);
    const first = rows.flatMap((row) => rowsFor({ ...from, row }, asker));
    const end = rows.flatMap((row) => rowsFor({ ...to, row }, asker));
    if (first.length === 0 || end.length === 0) return '#REF!';
    const [upper, lower] = [Math.min(...first), Math.max(...end)];
    return `${write('C', { ...from, row: Math.min(upper, lower) })}:${write('D', { ...to, row: Math.max(upper, lower) })}`;
  };
  return { single, range };
};

/** Not in another appearance of a branch that is around both. */
const isNear = (one: ShownRow['path'], other: ShownRow['path']) => {
  const parted = one.findIndex(
    ([id, appearance], depth) => other[depth]?.[0] !== id || other[depth]?.[1] !== appearance,
  );
  return parted === -1 || one[parted]?.[0] !== other[parted]?.[0];
};

const write = (column: string, { row, isFixed }: End) => column + (isFixed ? '$' : '') + row;

const merge = (row: number) => `F${row}:G${row}`;

/** One sheet with random rows, formulas and merged cells; and what they become. */
const randomWorkbook = (seed: number) => {
  const sheet = randomRows(seed);
  const { template, last, shown, below } = sheet;
  const end = (row = 1 + below(last + 2)): End => ({ row, isFixed: below(2) === 0 });
  const formulas = new Map(
    template.map(({ number }) => {
      const [upper, lower] = [1 + below(last + 2), 1 + below(last + 2)].toSorted((one, other) => one - other);
      return [number, { single: end(), from: end(upper), to: end(lower) }];
    }),
  );
  const merged = template.filter(() => below(4) === 0).map(({ number }) => number);
  const first = template[0]?.number ?? 1;
  const shared = (row: number) =>
    row === first
      ? `<f t="shared" ref="E1:E${last}" si="3">B${first}+B$${first}+B${first + 1}</f>`
      : '<f t="shared" si="3"/>';
  const rows = template.map(({ number, text, isBare }) => {
    const { single, from, to } = formulas.get(number) ?? { single: end(), from: end(), to: end() };
    const cells = `<c r="B${number}"><f>${write('B', single)}+SUM(${write('C', from)}:${write('D', to)})</f></c><c r="E${number}">${shared(number)}</c>`;
    return `<row r="${number}" ht="${number}">${inlineCell(`A${number}`, text)}${isBare ? '' : cells}</row>`;
  });
  const file = buildXlsx({
    sheetName: 'Temps',
    rows: rows.join(''),
    sheetTail: `<mergeCells>${merged.map((row) => `<mergeCell ref="${merge(row)}"/>`).join('')}</mergeCells>`,
  });
  const { single, range } = lookIn(sheet);
  const expected = shown.flatMap((row, index) => {
    const formula = formulas.get(row.number);
    if (!row.isWritten || !formula) return [];
    const [own, below1] = [row.number, row.number + 1].map((number) =>
      single({ row: number, isFixed: false }, row),
    );
    return [
      {
        row: index + 1,
        height: row.number,
        text: `row ${row.number} ${row.name ?? 'A&B'}`,
        formula: `${single(formula.single, row)}+SUM(${range(formula.from, formula.to, row)})`,
        shared: `${own}+${single({ row: first, isFixed: true }, row)}+${below1}`,
      },
    ];
  });
  const merges = merged.flatMap((row) =>
    shown.flatMap(({ number }, index) => (number === row ? [merge(index + 1)] : [])),
  );
  return { file, expected, merges };
};

const read = (xml: string) => {
  const cells = readSheet(xml);
  const heights = [...xml.matchAll(/<row r="(\d+)" ht="(\d+)"/g)];
  return heights.map(([, row = '', height]) => ({
    row: Number(row),
    height: Number(height),
    text: cells.get(`A${row}`)?.text,
    formula: cells.get(`B${row}`)?.formula,
    shared: cells.get(`E${row}`)?.formula,
  }));
};

describe('random blocks of rows', () => {
  test('give what the same sheet is by hand: texts, heights, formulas and merged cells', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { file, expected, merges } = randomWorkbook(seed);
        const xml = readPackage(fillXlsx(file, rowFilling)).xml('xl/worksheets/sheet1.xml');
        expect(isWellFormed(xml)).toBe(true);
        expect(read(xml)).toEqual(expected);
        expect([...xml.matchAll(/<mergeCell ref="([^"]*)"/g)].map(([, ref]) => ref)).toEqual(merges);
      }),
      { numRuns: 60, seed: 22 },
    );
  });

  test('have nothing to be told of at upload', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { findings } = inspectXlsx(randomWorkbook(seed).file, { placeholders: rowPlaceholders });
      expect({ seed, findings }).toEqual({ seed, findings: [] });
    }
  });
});

/** Tags in random cells of two sheets, most of them out of place. */
const TAGS = [
  '{{#if yes}}',
  '{{#if no}}',
  '{{else}}',
  '{{else if yes}}',
  '{{/if}}',
  '{{#each two}}',
  '{{/each}}',
  '{{business_name}}',
  'text',
  '',
  '{{#each two}}{{name}}{{/each}}',
  '{{#if yes}}text{{/if}}',
];

const scattered = (maxLength: number) =>
  fc.array(fc.tuple(fc.nat(9), fc.nat(2), fc.constantFrom(...TAGS)), { maxLength });
const merges = fc.array(fc.tuple(fc.nat(9), fc.nat(3)), { maxLength: 2 });

const scatter = (cells: readonly [number, number, string][]) =>
  Array.from({ length: 10 }, (_, row) => {
    const inRow = new Map(cells.filter(([at]) => at === row).map(([, column, text]) => [column, text]));
    const written = [...inRow].toSorted(([one], [other]) => one - other);
    return `<row r="${row + 1}">${written.map(([column, text]) => inlineCell(`${'ABC'[column]}${row + 1}`, text)).join('')}</row>`;
  }).join('');

describe('tags in random cells', () => {
  test('are refused or filled, and never spoil a workbook', () => {
    let taken = 0;
    fc.assert(
      fc.property(scattered(6), scattered(1), merges, (one, other, merged) => {
        const sheetTail = `<mergeCells>${merged.map(([row, more]) => `<mergeCell ref="E${row + 1}:E${row + 1 + more}"/>`).join('')}</mergeCells>`;
        const file = buildXlsx({
          rows: scatter(one),
          sheetTail,
          moreSheets: { Other: `<sheetData>${scatter(other)}</sheetData>` },
        });
        const { findings } = inspectXlsx(file, { placeholders: rowPlaceholders });
        const output = readPackage(fillXlsx(file, rowFilling));
        const sheets = [1, 2].map((number) => output.xml(`xl/worksheets/sheet${number}.xml`));
        expect(sheets.filter((xml) => !isWellFormed(xml) || xml.includes('{{'))).toEqual([]);
        for (const sheet of sheets) readSheet(sheet);
        taken += findings.some(({ severity }) => severity === 'error') ? 0 : 1;
      }),
      { numRuns: 80, seed: 7 },
    );
    expect(taken).toBeGreaterThan(4);
  });
});
