import { describe, expect, test } from 'vitest';
import { buildXlsx, sheetPart, type XlsxSpec } from '#tests/support/office/build-xlsx.ts';
import { inlineCell, rowPlaceholders } from '#tests/support/office/row-blocks.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { definePlaceholders } from '#office/placeholders.ts';

/** Cells by their names, in rows from the first to the last. */
const rowsOf = (cells: Record<string, string>) =>
  [...Map.groupBy(Object.entries(cells), ([name]) => Number(name.slice(1)))]
    .map(
      ([row, list]) => `<row r="${row}">${list.map(([name, text]) => inlineCell(name, text)).join('')}</row>`,
    )
    .join('');

const inspect = (cells: Record<string, string>, spec: XlsxSpec = {}) =>
  inspectXlsx(buildXlsx({ sheetName: 'Temps', rows: rowsOf(cells), ...spec }), {
    placeholders: rowPlaceholders,
  });

const findingsOf = (cells: Record<string, string>, spec?: XlsxSpec) =>
  inspect(cells, spec).findings.map(({ code, place, message }) => ({ code, place, message }));

const crosses = (place: string, message: string) => [{ code: 'block-crosses', place, message }];

const tableOf = (ref: string, attributes = ''): XlsxSpec => ({
  sheetRelationships: [{ id: 'rId1', type: 'table', target: '../tables/table1.xml' }],
  parts: [
    {
      name: 'xl/tables/table1.xml',
      content: sheetPart('table', '').replace(
        '<table ',
        `<table displayName="Log" ref="${ref}" ${attributes} `,
      ),
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml',
    },
  ],
});

const shared = (name: string, index: number) => `<c r="${name}" t="s"><v>${index}</v></c>`;

describe('blocks in cells', () => {
  test('are taken, with what they ask about as used and columns known inside', () => {
    const { findings, placeholders } = inspect({
      A4: '{{#each three}}',
      A5: '{{name}}: {{limit | number: 1}} at {{business_name}}',
      B5: '{{#if yes}}{{position}}',
      A6: 'seven{{/if}}',
      A7: '{{/each}}',
    });
    expect(findings).toEqual([]);
    expect(placeholders.map(({ key, place }) => `${key} ${place}`)).toEqual([
      'three Sheet “Temps”, cell A4',
      'business_name Sheet “Temps”, cell A5',
      'yes Sheet “Temps”, cell B5',
    ]);
  });

  test('are taken from texts that cells share, each with the names where it stands', () => {
    const spec = {
      strings: [
        '{{#each three}}',
        '{{name}}',
        '{{/each}}',
        '<r><t>{{#if </t></r><r><t>yes}}</t></r>',
        '{{/if}}',
      ],
      rows:
        `<row r="1">${shared('A1', 0)}${shared('B1', 1)}${shared('C1', 2)}</row>` +
        `<row r="2">${shared('A2', 3)}</row><row r="3">${shared('A3', 1)}</row><row r="4">${shared('A4', 4)}</row>`,
    };
    expect(findingsOf({}, spec)).toEqual([
      {
        code: 'unknown-placeholder',
        place: 'Sheet “Temps”, cell A3',
        message: expect.stringContaining('{{name}}'),
      },
    ]);
  });

  test('may repeat for a list that has a column of its own name', () => {
    const placeholders = definePlaceholders({ items: { kind: 'list', columns: { items: {} } } });
    const rows = rowsOf({ A1: '{{#each items}}{{items}}{{/each}}' });
    expect(inspectXlsx(buildXlsx({ rows }), { placeholders }).findings).toEqual([]);
  });

  test.each([
    [
      { A4: '{{#if yes}}', A5: 'x' },
      'block-not-closed',
      'A4',
      '{{#if yes}} is opened but not closed. Write {{/if}} where it ends.',
    ],
    [
      { A4: 'x', B5: '{{/each}}' },
      'block-not-opened',
      'B5',
      '{{/each}} closes nothing that was opened before it.',
    ],
    [{ A4: '{{else}}' }, 'else-without-if', 'A4', '{{else}} stands outside of any {{#if}}.'],
    [
      { A4: '{{#if yes}}', A5: '{{else}}', A6: '{{else if no}}', A7: '{{/if}}' },
      'else-after-else',
      'A6',
      '{{else if no}} comes after {{else}}, which is always the last part.',
    ],
    [
      { A1: '{{#if yes}}{{#if no}}{{#if yes}}{{#if no}}{{#if size}}x{{/if}}{{/if}}{{/if}}{{/if}}{{/if}}' },
      'block-too-deep',
      'A1',
      '{{#if size}} stands in four blocks already. Blocks can be put into each other four deep.',
    ],
    [
      { A4: '{{#each yes}}', A5: '{{/each}}' },
      'tag-not-read',
      'A4',
      '{{#each yes}}: {{#each yes}} wants a list, and yes is a yes or no.',
    ],
    [{ A4: '{{#if yess}}x{{/if}}' }, 'unknown-placeholder', 'A4', '{{yess}}: did you mean {{yes}}?'],
  ])('with a mistake are refused as in Word: %j', (cells, code, cell, message) => {
    expect(findingsOf(cells as unknown as Record<string, string>)).toContainEqual({
      code,
      place: `Sheet “Temps”, cell ${cell}`,
      message,
    });
  });

  test('that end on another sheet are refused with both places', () => {
    const moreSheets = { Other: `<sheetData>${rowsOf({ B2: '{{/if}}' })}</sheetData>` };
    expect(findingsOf({ A4: '{{#if yes}}' }, { moreSheets })).toEqual(
      crosses(
        'Sheet “Temps”, cell A4',
        '{{#if yes}} and {{/if}} (Sheet “Other”, cell B2) cannot belong together: the edge of a sheet lies between them.',
      ),
    );
  });

  test('with another branch in the row that opens them are refused', () => {
    expect(findingsOf({ A4: '{{#if yes}}x', B4: '{{else}}y', A5: '{{/if}}' })).toEqual(
      crosses(
        'Sheet “Temps”, cell A4',
        '{{#if yes}} and {{else}} (Sheet “Temps”, cell B4) cannot belong together: the edge of a cell lies between them.',
      ),
    );
  });

  test('that share a row without one being in the other are refused', () => {
    const [beside, inside] = [
      findingsOf({ A4: '{{#if yes}}x{{/if}}', B4: '{{#if no}}y{{/if}}' }),
      findingsOf({ A4: '{{#if yes}}x', B4: '{{#if no}}', A5: 'y{{/if}}', B5: '{{else}}', A6: '{{/if}}' }),
    ];
    expect(beside).toEqual(
      crosses(
        'Sheet “Temps”, cell A4',
        '{{#if yes}} and {{#if no}} (Sheet “Temps”, cell B4) cannot belong together: the middle of a row lies between them.',
      ),
    );
    expect(inside).toEqual(
      crosses(
        'Sheet “Temps”, cell B4',
        '{{#if no}} and {{else}} (Sheet “Temps”, cell B5) cannot belong together: the middle of a row lies between them.',
      ),
    );
  });

  test('may follow each other in a row that holds nothing else', () => {
    expect(
      findingsOf({ A4: '{{#if yes}}', A5: 'x', A6: '{{/if}}', B6: '{{#if no}}', A7: 'y', A8: '{{/if}}' }),
    ).toEqual([]);
  });

  const block = { A4: '{{#if yes}}', A5: 'x', A6: 'y', A7: '{{/if}}' };
  const ends = '{{#if yes}} and {{/if}} (Sheet “Temps”, cell A7) cannot belong together';

  test.each([
    ['B3:B5', true],
    ['B6:B8', true],
    ['B3:B9', true],
    ['B4:B5', true],
    ['B5:B6', false],
    ['B5:D5', false],
    ['B1:B3', false],
  ])('around a part of the merged cells %s are refused: %s', (ref, isRefused) => {
    const sheetTail = `<mergeCells><mergeCell ref="${ref}"/></mergeCells>`;
    const expected = crosses(
      'Sheet “Temps”, cell A4',
      `${ends}: the edge of the merged cells ${ref} lies between them.`,
    );
    expect(findingsOf(block, { sheetTail })).toEqual(isRefused ? expected : []);
  });

  test('around a part of the formula of an array are refused', () => {
    const rows = rowsOf(block).replace(
      '<row r="6">',
      '<row r="6"><c r="A6"><f t="array" ref="B6:B9">1</f></c>',
    );
    expect(findingsOf({}, { rows })).toEqual(
      crosses('Sheet “Temps”, cell A4', `${ends}: the edge of the array formula in B6:B9 lies between them.`),
    );
  });

  test.each([
    ['A4:C9', '', 'the header row of the Excel table “Log”'],
    ['A1:C5', '', 'the edge of the Excel table “Log”'],
    ['A5:C6', '', 'the edge of the Excel table “Log”'],
    ['A3:C7', 'totalsRowCount="1"', 'the edge of the Excel table “Log”'],
    ['A3:C7', '', undefined],
    ['A3:C8', 'totalsRowCount="1"', undefined],
    ['A9:C12', '', undefined],
  ])('across the table %s (%s) are refused: %s', (ref, attributes, obstacle) => {
    const expected = crosses('Sheet “Temps”, cell A4', `${ends}: ${obstacle} lies between them.`);
    expect(findingsOf(block, tableOf(ref, attributes))).toEqual(obstacle === undefined ? [] : expected);
  });

  test('are refused where no rows are: in comments, headers and formulas', () => {
    const rows = '<row r="1"><c r="A1" t="str"><f>"{{#if yes}}x{{/if}}"</f><v>x</v></c></row>';
    const sheetTail = '<headerFooter><oddHeader>{{#if yes}}x{{/if}}</oddHeader></headerFooter>';
    const codes = findingsOf({}, { rows, sheetTail }).map(({ code }) => code);
    expect(codes).toEqual(['block-place', 'block-place', 'block-place', 'block-place']);
  });

  test('are refused where there are more than anybody writes', () => {
    const cells = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`A${index + 1}`, '{{#if yes}}x{{/if}}']),
    );
    expect(findingsOf(cells)).toContainEqual({
      code: 'too-many-blocks',
      place: 'Sheet “Temps”, cell A1',
      message: 'There are more than 1000 blocks in one part of this file.',
    });
  });
});
