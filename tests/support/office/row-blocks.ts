import { definePlaceholders, type Filling } from '#office/placeholders.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { buildXlsx, sheetPart, type XlsxSpec } from './build-xlsx.ts';
import { readPackage } from './read-package.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument';
const list = (length: number) =>
  Array.from({ length }, (_, index) => ({ name: `Item ${index + 1}`, limit: index }));

/** Names of all kinds that blocks of rows ask about. */
export const rowPlaceholders = definePlaceholders({
  business_name: {},
  yes: { kind: 'yesNo' },
  no: { kind: 'yesNo' },
  size: { kind: 'number' },
  ...Object.fromEntries(
    ['none', 'one', 'two', 'three'].map((key) => [
      key,
      { kind: 'list' as const, columns: { name: {}, limit: { kind: 'number' as const } } },
    ]),
  ),
});

export const rowFilling: Filling = {
  placeholders: rowPlaceholders,
  values: {
    business_name: 'A&B',
    yes: true,
    no: false,
    size: 7,
    none: [],
    one: list(1),
    two: list(2),
    three: list(3),
  },
};

export const inlineCell = (name: string, text: string) =>
  `<c r="${name}" s="1" t="inlineStr"><is><t>${text}</t></is></c>`;

/** What rows 5 to 9 hold in column A, and which rows of the template the result shows, from row 1 to row 12. */
export type RowCase = { texts: [string, string, string, string, string]; shown: number[] };

export const rowCases: Record<string, RowCase> = {
  'if true': {
    texts: ['{{#if yes}}', 'six', 'seven', 'eight', '{{/if}}'],
    shown: [1, 2, 3, 4, 6, 7, 8, 10, 11, 12],
  },
  'if false': { texts: ['{{#if no}}', 'six', 'seven', 'eight', '{{/if}}'], shown: [1, 2, 3, 4, 10, 11, 12] },
  'if with its else': {
    texts: ['{{#if no}}', 'six', '{{else}}', 'eight', '{{/if}}'],
    shown: [1, 2, 3, 4, 8, 10, 11, 12],
  },
  'if without its else': {
    texts: ['{{#if yes}}', 'six', '{{else}}', 'eight', '{{/if}}'],
    shown: [1, 2, 3, 4, 6, 10, 11, 12],
  },
  'else if': {
    texts: ['{{#if no}}', 'six', '{{else if size >= 7}}', 'eight', '{{/if}}'],
    shown: [1, 2, 3, 4, 8, 10, 11, 12],
  },
  'each of none': {
    texts: ['{{#each none}}', 'six', 'seven', 'eight', '{{/each}}'],
    shown: [1, 2, 3, 4, 10, 11, 12],
  },
  'each of one': {
    texts: ['{{#each one}}', '{{name}}', 'seven', 'eight', '{{/each}}'],
    shown: [1, 2, 3, 4, 6, 7, 8, 10, 11, 12],
  },
  'each of three': {
    texts: ['{{#each three}}', '{{name}}', 'seven', 'eight', '{{/each}}'],
    shown: [1, 2, 3, 4, 6, 7, 8, 6, 7, 8, 6, 7, 8, 10, 11, 12],
  },
  'each in one row': {
    texts: ['five', '{{#each three}}{{name}}{{/each}}', 'seven', 'eight', 'nine'],
    shown: [1, 2, 3, 4, 5, 6, 6, 6, 7, 8, 9, 10, 11, 12],
  },
  'each in each': {
    texts: ['{{#each three}}', '{{name}}', '{{#each two}}{{name}}{{/each}}', 'eight', '{{/each}}'],
    shown: [1, 2, 3, 4, 6, 7, 7, 8, 6, 7, 7, 8, 6, 7, 7, 8, 10, 11, 12],
  },
  'if in each': {
    texts: ['{{#each three}}', '{{#if limit >= 1}}{{name}}', 'seven{{/if}}', 'eight', '{{/each}}'],
    shown: [1, 2, 3, 4, 8, 6, 7, 8, 6, 7, 8, 10, 11, 12],
  },
};

const row = (number: number, text: string) =>
  `<row r="${number}" ht="${number}0" customHeight="1">${inlineCell(`A${number}`, text)}<c r="D${number}"><v>${number}</v></c></row>`;
/** A row of nothing but tags goes; where it may not, it holds a number, too. */
const blockRow = (number: number, text: string) =>
  /^\{\{[^}]*\}\}$/.test(text) && !/name/.test(text)
    ? `<row r="${number}">${inlineCell(`A${number}`, text)}<c r="B${number}" s="2"/></row>`
    : row(number, text);

/** A workbook with everything in it that names rows, around and in the rows 5 to 9. */
export const workbookAround = ({ texts }: RowCase) =>
  buildXlsx({
    sheetName: 'Temps',
    sheetHead:
      '<dimension ref="A1:D12"/><sheetViews><sheetView workbookViewId="0" topLeftCell="A4"><pane ySplit="6" topLeftCell="A10" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="B11" sqref="B11:C12"/></sheetView></sheetViews>',
    rows:
      [1, 2, 3, 4].map((number) => row(number, `row ${number}`)).join('') +
      texts.map((text, index) => blockRow(index + 5, text)).join('') +
      '<row r="10"><c r="A10" t="str"><f>SUM(D5:D9)+D$11&amp;"D11"</f><v>35</v></c><c r="B10"><f t="shared" ref="B10:B12" si="0">D10+$D$4+D11</f><v>1</v></c></row>' +
      '<row r="11"><c r="A11"><f t="array" ref="A11:A12">D11:D12*2</f><v>1</v></c><c r="B11"><f t="shared" si="0"/><v>1</v></c></row>' +
      '<row r="12"><c r="B12"><f t="shared" si="0"/><v>1</v></c></row>',
    sheetTail:
      '<autoFilter ref="A3:D12"/><mergeCells count="3"><mergeCell ref="A1:C1"/><mergeCell ref="B8:C8"/><mergeCell ref="A10:B11"/></mergeCells>' +
      '<conditionalFormatting sqref="D6:D8 C12"><cfRule type="expression" priority="1"><formula>D6&gt;$D$11</formula></cfRule></conditionalFormatting>' +
      '<dataValidations count="1"><dataValidation sqref="D10:D12"><formula1>$D$11:$D$12</formula1></dataValidation></dataValidations>' +
      '<hyperlinks><hyperlink ref="A11" location="Temps!A12"/><hyperlink ref="C8" location="Other!A12"/></hyperlinks>' +
      '<rowBreaks count="2" manualBreakCount="2"><brk id="8" max="16383" man="1"/><brk id="11" max="16383" man="1"/></rowBreaks>' +
      '<ignoredErrors><ignoredError sqref="D4:D11" numberStoredAsText="1"/></ignoredErrors>' +
      '<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="1"><x14:dataValidation><x14:formula1><xm:f>Other!$A$12</xm:f></x14:formula1><xm:sqref>C12</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
    moreSheets: {
      Other:
        '<sheetData><row r="1"><c r="A1"><f>Temps!D12+D12</f><v>1</v></c><c r="B1"><f>SUM(\'Temps\'!$D$4:D10)</f><v>2</v></c></row></sheetData>',
    },
    workbookTail:
      '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Temps!$A$1:$D$12</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">Temps!$1:$4</definedName><definedName name="Last">Temps!$D$12</definedName></definedNames>',
    sheetRelationships: [
      { id: 'rId1', type: 'drawing', target: '../drawings/drawing1.xml' },
      { id: 'rId2', type: 'comments', target: '../comments1.xml' },
      { id: 'rId3', type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
    ],
    partRelationships: {
      'xl/drawings/drawing1.xml': [{ id: 'rId1', type: 'chart', target: '../charts/chart1.xml' }],
    },
    workbookRelationships: [{ id: 'rIdChain', type: 'calcChain', target: 'calcChain.xml' }],
    parts: [
      {
        name: 'xl/drawings/drawing1.xml',
        content:
          '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>9</xdr:row></xdr:from><xdr:to><xdr:col>1</xdr:col><xdr:row>11</xdr:row></xdr:to><xdr:sp textlink="Temps!$D$12"/></xdr:twoCellAnchor></xdr:wsDr>',
        type: `${TYPE}.drawing+xml`,
      },
      {
        name: 'xl/charts/chart1.xml',
        content:
          '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:f>Temps!$D$4:$D$12</c:f></c:chart>',
        type: `${TYPE}.drawingml.chart+xml`,
      },
      {
        name: 'xl/comments1.xml',
        content: sheetPart(
          'comments',
          '<authors><author></author></authors><commentList><comment ref="A11" authorId="0"><text><t>Here</t></text></comment></commentList>',
        ),
        type: `${TYPE}.spreadsheetml.comments+xml`,
      },
      {
        name: 'xl/drawings/vmlDrawing1.vml',
        content:
          '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="s1"><x:ClientData ObjectType="Note"><x:Anchor>1, 15, 10, 2, 3, 15, 14, 4</x:Anchor><x:Row>10</x:Row><x:Column>0</x:Column></x:ClientData></v:shape></xml>',
        type: `${TYPE}.vmlDrawing`,
      },
      {
        name: 'xl/calcChain.xml',
        content: sheetPart('calcChain', '<c r="A10" i="1"/>'),
        type: `${TYPE}.spreadsheetml.calcChain+xml`,
      },
    ],
  });

/** The parts of a workbook whose one sheet is called Temps, filled with these values besides ours. */
export const fillRows = (spec: XlsxSpec, values: Filling['values'] = {}) =>
  readPackage(
    fillXlsx(buildXlsx({ sheetName: 'Temps', ...spec }), {
      ...rowFilling,
      values: { ...rowFilling.values, ...values },
    }),
  );
