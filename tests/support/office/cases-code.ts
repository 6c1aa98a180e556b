import { buildDocx, type DocxSpec } from './build-docx.ts';
import { buildXlsx } from './build-xlsx.ts';
import { makePng } from './make-png.ts';
import { BODY, HEADER, HEADER_RELATIONSHIPS, RELATIONSHIPS, type TemplateCase } from './template-case.ts';
import { p, paragraph, picture, r, run, table, textBox } from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const code = (name: string, spec: DocxSpec, expectation: Expectation): TemplateCase => ({
  name: `a code ${name}`,
  file: () => buildDocx(spec),
  withCode: true,
  ...expectation,
});

const MEDIA = 'word/media/code.png';
const TYPES = '[Content_Types].xml';
const typeOf = (name: string) => `<Override PartName="/word/media/${name}.png" ContentType="image/png"/>`;
const ALT_TEXT = 'descr="Is it &quot;current&quot; &amp; in force?"';

const sample = {
  defaults: { png: 'image/png' },
  parts: [{ name: 'word/media/sample.png', content: makePng(4, 2) }],
  partRelationships: { [HEADER]: [{ id: 'rIdPic', type: 'image', target: 'media/sample.png' }] },
} satisfies DocxSpec;
const shapeOf = (alt: string) =>
  `<w:pict><v:shape alt="${alt}" style="width:90pt;height:60pt"><v:imagedata r:id="rIdPic"/></v:shape></w:pict>`;

/** The code of the tests is a square; what it says does not matter here. */
export const codeCases: TemplateCase[] = [
  code(
    'as text in a header, two centimetres wide',
    { headers: { default: p('{{q', 'r}}') } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      contains: {
        [HEADER]: ['<wp:extent cx="720000" cy="720000"/>', 'r:embed="rIdCode"', ALT_TEXT],
        [HEADER_RELATIONSHIPS]: ['Target="media/code.png"'],
        [TYPES]: [typeOf('code')],
      },
      added: [MEDIA, HEADER_RELATIONSHIPS],
    },
  ),
  code(
    'beside a logo, each as one file however often it is shown',
    { headers: { default: p('{{logo}} {{qr}} {{qr}}') } },
    {
      withLogo: true,
      paragraphs: { [HEADER]: ['[picture] [picture] [picture]'] },
      contains: {
        [HEADER]: ['<wp:docPr id="1900000001"', '<wp:docPr id="1900000002"', '<wp:docPr id="1900000003"'],
        [HEADER_RELATIONSHIPS]: ['Id="rIdLogo"', 'Id="rIdCode"'],
        [TYPES]: [typeOf('logo') + typeOf('code')],
      },
      added: ['word/media/logo.png', MEDIA, HEADER_RELATIONSHIPS],
    },
  ),
  code(
    'in a cell, a text box, a footer and the text, where nobody misses it on other pages',
    {
      body: table([p('{{qr}}')]) + paragraph(textBox(p('{{QR}}'))),
      footers: { default: p('{{ qr }}') },
    },
    {
      paragraphs: {
        [BODY]: ['[picture]', '', '[picture]', '[picture]'],
        'word/footer1.xml': ['[picture]'],
      },
      added: [MEDIA, 'word/_rels/footer1.xml.rels'],
      alsoChanged: [TYPES, RELATIONSHIPS],
    },
  ),
  code(
    'in a line of fixed height',
    { headers: { default: paragraph(r('{{qr}}'), '<w:spacing w:line="240" w:lineRule="exact"/>') } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      added: [MEDIA, HEADER_RELATIONSHIPS],
      alsoChanged: [TYPES],
      findings: ['code-clipped'],
    },
  ),
  code(
    'where no picture can stand',
    { core: '<dc:title>{{qr}} SOP {{city}}</dc:title>' },
    {
      contains: { 'docProps/core.xml': ['<dc:title> SOP Springfield</dc:title>'] },
      findings: ['code-not-printable'],
    },
  ),
  code(
    'in place of pictures called {{qr}}, inside their boxes',
    {
      headers: {
        default:
          paragraph(run(picture({ id: 'rIdPic', descr: '{{qr}}', cx: 900_000, cy: 600_000 }))) +
          paragraph(run(shapeOf('{{qr}}'))),
      },
      ...sample,
    },
    {
      contains: {
        [HEADER]: [
          '<wp:extent cx="600000" cy="600000"/>',
          'r:embed="rIdCode"',
          'width:60pt;height:60pt',
          'r:id="rIdCode"',
          ALT_TEXT,
        ],
      },
      added: [MEDIA],
      alsoChanged: [HEADER_RELATIONSHIPS],
    },
  ),
  code(
    'of the author’s own, called QR without braces, which stays',
    {
      headers: { default: paragraph(run(picture({ id: 'rIdPic', descr: 'QR' }))) + p('{{city}}') },
      ...sample,
    },
    { contains: { [HEADER]: ['descr="QR"', 'r:embed="rIdPic"'] } },
  ),
  code(
    'that is asked after',
    { body: p('{{#if qr}}Scan me.{{else}}Ask us.{{/if}}') },
    { paragraphs: { [BODY]: ['Scan me.'] } },
  ),
  {
    ...code(
      'that there is none of',
      {
        headers: {
          default:
            p('A {{qr}} Z') +
            paragraph(run(picture({ id: 'rIdPic', descr: '{{qr}}' }))) +
            paragraph(run(shapeOf('{{qr}}'))),
        },
        ...sample,
      },
      { paragraphs: { [HEADER]: ['A  Z', '', ''] } },
    ),
    withCode: false,
  },
];

const DRAWING = 'xl/drawings/drawing1.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument';

export const workbookCodeCases: TemplateCase[] = [
  {
    name: 'a picture called {{qr}}',
    file: () =>
      buildXlsx({
        parts: [
          {
            name: DRAWING,
            use: 'drawing',
            content:
              '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
              '<xdr:oneCellAnchor><xdr:from/><xdr:ext cx="900" cy="600"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="{{qr}}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>',
            type: `${TYPE}.drawing+xml`,
          },
          { name: 'xl/media/image1.png', content: makePng(2, 2), type: 'image/png' },
        ],
        partRelationships: { [DRAWING]: [{ id: 'rId1', type: 'image', target: '../media/image1.png' }] },
      }),
    withCode: true,
    contains: { [DRAWING]: ['<xdr:ext cx="600" cy="600"/>', 'r:embed="rIdCode"/>', ALT_TEXT] },
    added: ['xl/media/code.png'],
    alsoChanged: [TYPES, 'xl/drawings/_rels/drawing1.xml.rels'],
  },
  {
    name: 'a code written into a cell, which cannot be printed',
    file: () => buildXlsx({ strings: ['{{qr}}', '{{city}}'] }),
    withCode: true,
    contains: { 'xl/sharedStrings.xml': ['<si><t></t></si>', 'Springfield'] },
    findings: ['code-not-printable'],
  },
];
