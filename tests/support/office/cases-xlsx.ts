import { buildXlsx, sheetPart, type XlsxSpec } from './build-xlsx.ts';
import { makePng } from './make-png.ts';
import type { TemplateCase } from './template-case.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const workbook = (name: string, spec: XlsxSpec, expectation: Expectation): TemplateCase => ({
  name,
  file: () => buildXlsx(spec),
  ...expectation,
});

const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument';
const XDR =
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PICTURE =
  '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="{{logo}}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/><a:srcRect/><a:stretch/></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="600" cy="600"/></a:xfrm></xdr:spPr></xdr:pic><xdr:clientData/>';
const drawing = (anchor: string): XlsxSpec => ({
  parts: [
    {
      name: 'xl/drawings/drawing1.xml',
      use: 'drawing',
      content: `<xdr:wsDr ${XDR}>${anchor}</xdr:wsDr>`,
      type: `${TYPE}.drawing+xml`,
    },
    { name: 'xl/media/image1.png', content: makePng(2, 2), type: 'image/png' },
  ],
  partRelationships: {
    'xl/drawings/drawing1.xml': [{ id: 'rId1', type: 'image', target: '../media/image1.png' }],
  },
});
const swapped = {
  withLogo: true,
  added: ['xl/media/logo.png'],
  alsoChanged: ['[Content_Types].xml', 'xl/drawings/_rels/drawing1.xml.rels'],
};

/** Workbooks: the same placeholders, as strings and nothing but strings. */
export const xlsxCases: TemplateCase[] = [
  workbook(
    'shared strings, plain and rich',
    {
      strings: [
        '{{business_name}}',
        '<r><rPr><b/></rPr><t>For {{ci</t></r><r><t>ty}}</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
        'plain',
      ],
    },
    {
      contains: {
        [STRINGS]: [
          '<si><t>A&amp;B &lt;Bakery&gt; "Best"</t></si>',
          '<t>For Springfield</t></r><r><t></t></r>',
          '<si><t>plain</t></si>',
        ],
      },
    },
  ),
  workbook(
    'values that look like formulas or escapes',
    { strings: ['{{first_name}}', '{{last_name}}', '{{city}}'] },
    {
      values: { first_name: '=HYPERLINK("http://x")', last_name: '_x0041_ @SUM(1)', city: '-1+1|cmd' },
      contains: {
        [STRINGS]: ['<t>=HYPERLINK("http://x")</t>', '<t>_x005F_x0041_ @SUM(1)</t>', '<t>-1+1|cmd</t>'],
      },
      lacks: { [STRINGS]: ['<f'] },
    },
  ),
  workbook(
    'inline strings, with their outer spaces and line breaks',
    {
      rows: '<row><c t="inlineStr"><is><t>{{full_address}}</t></is></c><c t="inlineStr"><is><t>to {{website}}</t></is></c></row>',
    },
    {
      findings: ['may-be-empty'],
      values: { website: '' },
      contains: {
        [SHEET]: ['<t>1 Main Street\nSpringfield, IL 62701</t>', '<t xml:space="preserve">to </t>'],
      },
    },
  ),
  workbook(
    'strings inside formulas and their last results',
    {
      rows: '<row><c r="A1" t="str"><f>"For "&amp;"{{first_name}}"&amp;A2</f><v>For {{first_name}}</v></c><c t="s"><v>0</v></c></row>',
    },
    {
      values: { first_name: 'A"n&n' },
      contains: {
        [SHEET]: ['<f>"For "&amp;"A""n&amp;n"&amp;A2</f><v>For A"n&amp;n</v>', '<c t="s"><v>0</v></c>'],
      },
    },
  ),
  workbook(
    'a tag that is a part of a formula',
    { rows: '<row><c><f>{{city}}+1</f><v>0</v></c><c t="inlineStr"><is><t>{{city}}</t></is></c></row>' },
    {
      contains: { [SHEET]: ['<f>{{city}}+1</f>', '<t>Springfield</t>'] },
      findings: ['placeholder-in-formula'],
      keepsBraces: true,
    },
  ),
  workbook(
    'headers and footers of a sheet',
    {
      sheetTail:
        '<headerFooter><oddHeader>&amp;L&amp;12{{zip_code}}&amp;R{{business_name}}</oddHeader><oddFooter>&amp;C{{full_address}}</oddFooter></headerFooter>',
    },
    {
      values: { full_address: 'x'.repeat(300) },
      contains: {
        [SHEET]: [
          '<oddHeader>&amp;L&amp;12 62701&amp;RA&amp;&amp;B &lt;Bakery&gt; "Best"</oddHeader>',
          `<oddFooter>&amp;C${'x'.repeat(253)}</oddFooter>`,
        ],
      },
    },
  ),
  workbook(
    'comments, without their authors',
    {
      parts: [
        {
          name: 'xl/comments1.xml',
          use: 'comments',
          content: sheetPart(
            'comments',
            '<authors><author>Jane Doe</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>Ask {{first_</t></r><r><t>name}}</t></r></text></comment></commentList>',
          ),
          type: `${TYPE}.spreadsheetml.comments+xml`,
        },
      ],
    },
    {
      contains: { 'xl/comments1.xml': ['<author></author>', '<t>Ask Ann</t>'] },
    },
  ),
  workbook(
    'a table, whose column name equals the text of its cell',
    {
      strings: ['{{full_address}}'],
      rows: '<row><c t="s"><v>0</v></c></row>',
      parts: [
        {
          name: 'xl/tables/table1.xml',
          use: 'table',
          content: sheetPart(
            'table',
            '<tableColumns count="1"><tableColumn id="1" name="{{full_address}}"/></tableColumns>',
          ),
          type: `${TYPE}.spreadsheetml.table+xml`,
        },
      ],
    },
    {
      contains: {
        'xl/tables/table1.xml': ['name="1 Main Street_x000a_Springfield, IL 62701"'],
        [STRINGS]: ['<t>1 Main Street\nSpringfield, IL 62701</t>'],
      },
    },
  ),
  workbook(
    'links and input messages',
    {
      sheetTail:
        '<dataValidations><dataValidation prompt="For {{city}}"><formula1>"{{city}},other"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" r:id="rId1"/><hyperlink ref="A2" r:id="rId2"/></hyperlinks>',
      sheetRelationships: [
        { id: 'rId1', type: 'hyperlink', target: 'mailto:{{email}}', external: true },
        { id: 'rId2', type: 'hyperlink', target: '{{website}}', external: true },
      ],
    },
    {
      values: { website: '' },
      contains: {
        [SHEET]: [
          'prompt="For Springfield"',
          '<formula1>"Springfield,other"</formula1>',
          '<hyperlink ref="A1" r:id="rId1"/></hyperlinks>',
        ],
        'xl/worksheets/_rels/sheet1.xml.rels': ['mailto:ann@acme.test'],
      },
      lacks: { [SHEET]: ['rId2'] },
    },
  ),
  workbook(
    'shapes and charts',
    {
      parts: [
        {
          name: 'xl/drawings/drawing1.xml',
          use: 'drawing',
          content: `<xdr:wsDr ${XDR}><a:p><a:r><a:t>{{city}}</a:t></a:r></a:p></xdr:wsDr>`,
          type: `${TYPE}.drawing+xml`,
        },
        {
          name: 'xl/charts/chart1.xml',
          use: 'chart',
          content:
            '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:v>{{city}}</c:v><c:oddHeader>{{business_name}}</c:oddHeader></c:chart>',
          type: `${TYPE}.drawingml.chart+xml`,
        },
      ],
    },
    {
      contains: {
        'xl/drawings/drawing1.xml': ['<a:t>Springfield</a:t>'],
        'xl/charts/chart1.xml': ['<c:v>Springfield</c:v>', 'A&amp;&amp;B'],
      },
    },
  ),
  workbook(
    'a picture called {{logo}} held by two cells',
    drawing(
      `<xdr:twoCellAnchor editAs="oneCell"><xdr:from><xdr:col>0</xdr:col></xdr:from><xdr:to><xdr:col>3</xdr:col></xdr:to>${PICTURE}</xdr:twoCellAnchor>`,
    ),
    {
      contains: {
        'xl/drawings/drawing1.xml': [
          '<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col></xdr:from><xdr:ext cx="600" cy="200"/><xdr:pic>',
          'r:embed="rIdLogo"/>',
          '<a:ext cx="600" cy="200"/>',
          '</xdr:oneCellAnchor>',
        ],
      },
      lacks: { 'xl/drawings/drawing1.xml': ['twoCell', 'srcRect', 'xdr:to'] },
      ...swapped,
    },
  ),
  workbook(
    'a picture called {{logo}} held by one cell',
    drawing(`<xdr:oneCellAnchor><xdr:from/><xdr:ext cx="900" cy="150"/>${PICTURE}</xdr:oneCellAnchor>`),
    {
      contains: { 'xl/drawings/drawing1.xml': ['<xdr:ext cx="450" cy="150"/>'] },
      ...swapped,
    },
  ),
  workbook(
    'a logo picture that the customer has no logo for',
    drawing(`<xdr:oneCellAnchor><xdr:from/><xdr:ext cx="900" cy="150"/>${PICTURE}</xdr:oneCellAnchor>`),
    {
      lacks: { 'xl/drawings/drawing1.xml': ['Anchor', 'pic'] },
    },
  ),
  workbook(
    'a logo written into a cell, which cannot be printed',
    { strings: ['{{logo}}', '{{city}}'] },
    {
      withLogo: true,
      contains: { [STRINGS]: ['<si><t></t></si>', 'Springfield'] },
      findings: ['logo-not-printable'],
    },
  ),
  workbook(
    'a placeholder in the name of a sheet',
    { sheetName: '{{city}}', strings: ['{{city}}'] },
    {
      contains: { [STRINGS]: ['Springfield'] },
      findings: ['placeholder-in-sheet-name'],
      keepsBraces: true,
    },
  ),
];
