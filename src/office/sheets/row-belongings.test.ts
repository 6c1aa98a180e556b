import { describe, expect, test } from 'vitest';
import { sheetPart, type XlsxSpec } from '#tests/support/office/build-xlsx.ts';
import { fillRows, inlineCell } from '#tests/support/office/row-blocks.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument';
const gone = (part: XlsxSpec) =>
  fillRows({
    rows: `<row r="1">${inlineCell('A1', 'top')}</row><row r="2">${inlineCell('A2', '{{#if no}}x{{/if}}')}</row><row r="3">${inlineCell('A3', 'end')}</row>`,
    ...part,
  });
const anchor = (from: number, to: number) =>
  `<xdr:twoCellAnchor><xdr:from><xdr:row>${from}</xdr:row></xdr:from><xdr:to><xdr:row>${to}</xdr:row></xdr:to></xdr:twoCellAnchor>`;
const note = (row: number) =>
  `<v:shape><x:ClientData><x:Anchor>1, 15, ${row}, 2, 3, 15, ${row + 1}, 4</x:Anchor><x:Row>${row}</x:Row></x:ClientData></v:shape>`;

describe('what belongs to rows that have gone', () => {
  test('goes with them: merged cells, rules, checks, links, breaks, filters and marks', () => {
    const output = gone({
      sheetTail:
        '<autoFilter ref="A2:B2"/><mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells><conditionalFormatting sqref="A2"><cfRule type="expression" priority="1"><formula>A2</formula></cfRule></conditionalFormatting>' +
        '<dataValidations count="2"><dataValidation sqref="B2"/><dataValidation sqref="A2:A3"><formula1>B2</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A2" location="A1"/></hyperlinks><rowBreaks count="1" manualBreakCount="1"><brk id="2"/></rowBreaks><ignoredErrors><ignoredError sqref="A2"/></ignoredErrors>',
    });
    const tail = output.xml(SHEET).split('</sheetData>')[1];
    // The check is left for A3 alone, and its formula said one row below: B3.
    expect(tail).toBe(
      '<dataValidations count="1"><dataValidation sqref="A2"><formula1>B2</formula1></dataValidation></dataValidations></worksheet>',
    );
  });

  test('goes with them: pictures, comments with their frames, and names that Excel gave', () => {
    const output = gone({
      workbookTail:
        '<definedNames><definedName name="_xlnm.Print_Area">Temps!$A$2:$B$2</definedName><definedName name="Own">Temps!$A$2</definedName></definedNames><calcPr calcId="1"/>',
      sheetRelationships: [
        { id: 'rId1', type: 'drawing', target: '../drawings/drawing1.xml' },
        { id: 'rId2', type: 'comments', target: '../comments1.xml' },
        { id: 'rId3', type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
      ],
      parts: [
        {
          name: 'xl/drawings/drawing1.xml',
          content: `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing">${anchor(1, 1)}${anchor(1, 2)}${anchor(0, 2)}</xdr:wsDr>`,
          type: `${TYPE}.drawing+xml`,
        },
        {
          name: 'xl/comments1.xml',
          content: sheetPart('comments', '<commentList><comment ref="A2"/><comment ref="A3"/></commentList>'),
          type: `${TYPE}.spreadsheetml.comments+xml`,
        },
        {
          name: 'xl/drawings/vmlDrawing1.vml',
          content: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">${note(1)}${note(2)}</xml>`,
          type: `${TYPE}.vmlDrawing`,
        },
      ],
    });
    expect(output.xml('xl/drawings/drawing1.xml').split('>').slice(1).join('>')).toBe(
      `${anchor(1, 1)}${anchor(0, 1)}</xdr:wsDr>`,
    );
    expect(output.xml('xl/comments1.xml')).toContain('<commentList><comment ref="A2"/></commentList>');
    expect(output.xml('xl/drawings/vmlDrawing1.vml')).toContain(`office:excel">${note(1)}</xml>`);
    expect(output.xml('xl/workbook.xml')).toContain(
      '<definedNames><definedName name="Own">Temps!#REF!</definedName></definedNames><calcPr fullCalcOnLoad="1" calcId="1"/>',
    );
  });
});

const corner = (name: string, row: number) =>
  `<${name}><xdr:col>0</xdr:col><xdr:row>${row}</xdr:row></${name}>`;

describe('a box to tick', () => {
  test('moves with its row and the cell it writes to', () => {
    const XDR = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
    const output = fillRows({
      rows: `<row r="2">${inlineCell('A2', '{{#each three}}{{name}}{{/each}}')}</row>`,
      sheetTail: `<controls><control><controlPr><anchor xmlns:xdr="${XDR}">${corner('from', 4)}${corner('to', 5)}</anchor></controlPr></control></controls>`,
      sheetRelationships: [
        { id: 'rId1', type: 'ctrlProp', target: '../ctrlProps/ctrlProp1.xml' },
        { id: 'rId2', type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
      ],
      parts: [
        {
          name: 'xl/ctrlProps/ctrlProp1.xml',
          content:
            '<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" objectType="CheckBox" fmlaLink="$B$5"/>',
          type: 'application/vnd.ms-excel.controlproperties+xml',
        },
        {
          name: 'xl/drawings/vmlDrawing1.vml',
          content:
            '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape><x:ClientData ObjectType="Checkbox"><x:Anchor>0, 1, 4, 2, 1, 15, 5, 4</x:Anchor></x:ClientData></v:shape></xml>',
          type: `${TYPE}.vmlDrawing`,
        },
      ],
    });
    expect(output.xml(SHEET)).toContain(`${corner('from', 6)}${corner('to', 7)}`);
    expect(output.xml('xl/ctrlProps/ctrlProp1.xml')).toContain('fmlaLink="$B$7"');
    expect(output.xml('xl/drawings/vmlDrawing1.vml')).toContain(
      '<x:Anchor>0, 1, 6, 2, 1, 15, 7, 4</x:Anchor>',
    );
  });
});

const line = (row: number) =>
  `<x14:sparkline><xm:f>Temps!A${row}:B${row}</xm:f><xm:sqref>C${row}</xm:sqref></x14:sparkline>`;

describe('sparklines', () => {
  test('repeat with their rows and go with them', () => {
    const filledFor = (list: string) =>
      fillRows({
        rows: `<row r="2">${inlineCell('A2', `{{#each ${list}}}{{name}}{{/each}}`)}</row>`,
        sheetTail: `<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:sparklineGroups><x14:sparklineGroup><x14:sparklines>${line(2)}${line(5)}</x14:sparklines></x14:sparklineGroup><x14:sparklineGroup><x14:sparklines>${line(2)}</x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst>`,
      }).xml(SHEET);
    expect(filledFor('three')).toContain(
      `<x14:sparklines>${[2, 3, 4, 7].map(line).join('')}</x14:sparklines></x14:sparklineGroup><x14:sparklineGroup><x14:sparklines>${[2, 3, 4].map(line).join('')}</x14:sparklines>`,
    );
    expect(filledFor('none')).toContain(
      `<x14:sparklineGroups><x14:sparklineGroup><x14:sparklines>${line(4)}</x14:sparklines></x14:sparklineGroup></x14:sparklineGroups>`,
    );
  });
});

describe('a drawing', () => {
  test('in rows that repeat stays as high as it is, and where it keeps its size by itself, too', () => {
    const output = fillRows({
      rows: `<row r="2">${inlineCell('A2', '{{#each three}}{{name}}')}</row><row r="3">${inlineCell('A3', '{{/each}}x')}</row>`,
      sheetRelationships: [{ id: 'rId1', type: 'drawing', target: '../drawings/drawing1.xml' }],
      parts: [
        {
          name: 'xl/drawings/drawing1.xml',
          content: `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing">${anchor(1, 2)}${anchor(0, 4)}${anchor(0, 4).replace('Anchor>', 'Anchor editAs="oneCell">')}${anchor(3, 4).replace('Anchor>', 'Anchor editAs="absolute">')}</xdr:wsDr>`,
          type: `${TYPE}.drawing+xml`,
        },
      ],
    });
    const rows = [...output.xml('xl/drawings/drawing1.xml').matchAll(/<xdr:row>(\d+)</g)].map(([, row]) =>
      Number(row),
    );
    expect(rows).toEqual([1, 2, 0, 8, 0, 4, 3, 4]);
  });
});
