import { buildDocx, docxEntries, type DocxSpec } from './build-docx.ts';
import { makePng } from './make-png.ts';
import { rawZip } from './raw-zip.ts';
import { BODY, HEADER, HEADER_RELATIONSHIPS, type TemplateCase } from './template-case.ts';
import { p, pic, paragraph, picture, r, run, textBox } from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const logo = (name: string, spec: DocxSpec, expectation: Expectation): TemplateCase => ({
  name: `a logo ${name}`,
  file: () => buildDocx(spec),
  withLogo: true,
  ...expectation,
});

const MEDIA = 'word/media/logo.png';
const TYPES = '[Content_Types].xml';
const withRelationships = { added: [MEDIA, HEADER_RELATIONSHIPS], alsoChanged: [TYPES] };
const PNG_TYPE = '<Override PartName="/word/media/logo.png" ContentType="image/png"/>';

const sample = {
  defaults: { png: 'image/png' },
  parts: [{ name: 'word/media/sample.png', content: makePng(4, 2) }],
  partRelationships: { [HEADER]: [{ id: 'rIdPic', type: 'image', target: 'media/sample.png' }] },
} satisfies DocxSpec;
const swapped = { added: [MEDIA], alsoChanged: [HEADER_RELATIONSHIPS] };
const NEW_BLIP =
  '<a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rIdLogo"/>';
const GROUP =
  '<w:drawing><wp:inline><wp:extent cx="9000000" cy="9000000"/><wp:docPr id="1" name="Group"/><a:graphic><a:graphicData uri="g"><wpg:wgp>';

/** The sample logo of the tests is 300 by 100 pixels: three times as wide as high. */
export const logoCases: TemplateCase[] = [
  logo(
    'as text in a header',
    { headers: { default: p('{{logo}}') } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      contains: {
        [HEADER]: ['<wp:extent cx="1828800" cy="609600"/>', 'r:embed="rIdLogo"', 'descr="Logo"'],
        [TYPES]: [PNG_TYPE],
      },
      ...withRelationships,
    },
  ),
  logo(
    'between words, split over runs',
    { headers: { default: p('A {{lo', 'go}} Z') } },
    {
      paragraphs: { [HEADER]: ['A [picture] Z'] },
      ...withRelationships,
    },
  ),
  logo(
    'twice in a header and in two headers, as one file',
    { headers: { default: p('{{logo}} {{logo}}'), first: p('{{Logo}}') } },
    {
      paragraphs: { [HEADER]: ['[picture] [picture]'], 'word/header2.xml': ['[picture]'] },
      added: [MEDIA, HEADER_RELATIONSHIPS, 'word/_rels/header2.xml.rels'],
      alsoChanged: [TYPES],
    },
  ),
  logo(
    'in a text box',
    { headers: { default: paragraph(textBox(p('{{logo}}'))) } },
    {
      paragraphs: { [HEADER]: ['', '[picture]', '[picture]'] },
      ...withRelationships,
    },
  ),
  logo(
    'in the body, which is allowed',
    { body: p('{{logo}}') },
    {
      paragraphs: { [BODY]: ['[picture]'] },
      added: [MEDIA],
      alsoChanged: [TYPES, 'word/_rels/document.xml.rels'],
      findings: ['logo-outside-header'],
    },
  ),
  logo(
    'in a footnote',
    { footnotes: `<w:footnote w:id="1">${p('{{logo}}')}</w:footnote>`, body: p('x') },
    {
      paragraphs: { 'word/footnotes.xml': ['[picture]'] },
      added: [MEDIA, 'word/_rels/footnotes.xml.rels'],
      alsoChanged: [TYPES],
      findings: ['logo-outside-header'],
    },
  ),
  logo(
    'in a line of fixed height',
    { headers: { default: paragraph(r('{{logo}}'), '<w:spacing w:line="240" w:lineRule="exact"/>') } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      ...withRelationships,
      findings: ['logo-clipped'],
    },
  ),
  logo(
    'where no picture can stand',
    { core: '<dc:title>{{logo}} SOP {{city}}</dc:title>' },
    {
      contains: { 'docProps/core.xml': ['<dc:title> SOP Springfield</dc:title>'] },
      findings: ['logo-not-printable'],
    },
  ),
  logo(
    'in place of a picture called {{logo}}',
    { headers: { default: paragraph(run(picture({ id: 'rIdPic', descr: '{{logo}}' }))) }, ...sample },
    {
      contains: {
        [HEADER]: [
          NEW_BLIP,
          '<wp:extent cx="1828800" cy="609600"/>',
          '<a:ext cx="1828800" cy="609600"/>',
          'descr="Logo"',
        ],
      },
      ...swapped,
    },
  ),
  logo(
    'in place of a floating picture called Logo',
    {
      headers: {
        default: paragraph(
          run(picture({ id: 'rIdPic', descr: 'Logo', frame: 'anchor', cx: 900_000, cy: 150_000 })),
        ),
      },
      ...sample,
    },
    {
      contains: {
        [HEADER]: [NEW_BLIP, '<wp:extent cx="450000" cy="150000"/>', '<wp:posOffset>0</wp:posOffset>'],
      },
      ...swapped,
    },
  ),
  logo(
    'in place of a cropped and recoloured picture with a vector alternative',
    {
      headers: {
        default: paragraph(
          run(
            picture({
              id: 'rIdPic',
              innerDescr: '{{ LOGO }}',
              crop: '<a:srcRect l="10000"/>',
              blipContent:
                '<a:duotone/><a:extLst><a:ext uri="{96DAC541}"><svg r:embed="rIdPic"/></a:ext></a:extLst>',
            }),
          ),
        ),
      },
      ...sample,
    },
    {
      contains: { [HEADER]: [NEW_BLIP, '<wp:extent cx="1828800" cy="609600"/>'] },
      lacks: { [HEADER]: ['srcRect', 'duotone', '<svg'] },
      ...swapped,
    },
  ),
  logo(
    'in place of one picture of a group',
    {
      headers: {
        default: paragraph(
          run(
            `${GROUP}${pic({ id: 'rIdPic', cx: 500, cy: 500 })}${pic({ id: 'rIdPic', innerDescr: 'logo', cx: 600, cy: 600 })}</wpg:wgp></a:graphicData></a:graphic></wp:inline></w:drawing>`,
          ),
        ),
      },
      ...sample,
    },
    {
      contains: {
        [HEADER]: [
          'r:embed="rIdPic"',
          NEW_BLIP,
          '<a:ext cx="600" cy="200"/>',
          '<a:ext cx="500" cy="500"/>',
          '<wp:extent cx="9000000" cy="9000000"/>',
        ],
      },
      ...swapped,
    },
  ),
  logo(
    'in place of a picture of an older Word',
    {
      headers: {
        default: paragraph(
          run(
            '<w:pict><v:shape id="s" alt="{{logo}}" style="position:absolute;margin-left:0;width:90pt;height:60pt"><v:imagedata r:id="rIdPic" o:title="x" croptop="1f"/></v:shape></w:pict>',
          ),
        ),
      },
      ...sample,
    },
    {
      contains: {
        [HEADER]: [
          'width:90pt;height:30pt',
          '<v:imagedata xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rIdLogo"/>',
        ],
      },
      lacks: { [HEADER]: ['croptop'] },
      ...swapped,
    },
  ),
  {
    ...logo(
      'that the customer does not have',
      {
        headers: {
          default:
            p('A {{logo}} Z') +
            paragraph(run(picture({ id: 'rIdPic', descr: 'logo' }))) +
            paragraph(run('<w:pict><v:shape alt="logo"><v:imagedata r:id="rIdPic"/></v:shape></w:pict>')),
        },
        ...sample,
      },
      {
        paragraphs: { [HEADER]: ['A  Z', '', ''] },
      },
    ),
    withLogo: false,
  },
  logo(
    'whose file name is taken already',
    {
      headers: { default: p('{{logo}}') },
      parts: [{ name: 'word/media/Logo.PNG', use: 'image', content: 'x', type: 'image/png' }],
    },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      added: ['word/media/logo-2.png', HEADER_RELATIONSHIPS],
      alsoChanged: [TYPES],
    },
  ),
  logo(
    'in a package that calls .png something else',
    { headers: { default: p('{{logo}}') }, defaults: { png: 'application/octet-stream' } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      contains: { [TYPES]: [PNG_TYPE] },
      ...withRelationships,
    },
  ),
  logo(
    'in a package that knows .png',
    { headers: { default: p('{{logo}}') }, defaults: { png: 'image/png' } },
    {
      paragraphs: { [HEADER]: ['[picture]'] },
      added: [MEDIA, HEADER_RELATIONSHIPS],
    },
  ),
  {
    ...logo(
      'in strict Open XML, with relationships of that dialect',
      {},
      {
        paragraphs: { [HEADER]: ['[picture]'] },
        contains: {
          [HEADER]: ['xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships" r:embed'],
          [HEADER_RELATIONSHIPS]: [
            'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/image"',
            'Target="media/logo.png"',
          ],
        },
        ...withRelationships,
      },
    ),
    file: () =>
      rawZip({
        entries: docxEntries({ headers: { default: p('{{logo}}') } }).map((entry) =>
          entry.name === HEADER
            ? {
                ...entry,
                content: String(entry.content).replaceAll(
                  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
                  'http://purl.oclc.org/ooxml/wordprocessingml/main',
                ),
              }
            : entry,
        ),
      }),
  },
];
