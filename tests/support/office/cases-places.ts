import { buildDocx, type DocxSpec, wordPart } from './build-docx.ts';
import { buildXlsx } from './build-xlsx.ts';
import { BODY, HEADER, RELATIONSHIPS, type TemplateCase } from './template-case.ts';
import {
  control,
  field,
  hyperlink,
  inserted,
  p,
  paragraph,
  picture,
  r,
  run,
  table,
  textBox,
} from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const place = (name: string, spec: DocxSpec, expectation: Expectation): TemplateCase => ({
  name,
  file: () => buildDocx(spec),
  ...expectation,
});

const link = (target: string) => ({ id: 'rIdLink', type: 'hyperlink', target, external: true });
const linked = (target: string): DocxSpec => ({
  body: paragraph(hyperlink('rIdLink', r('our site'))),
  relationships: [link(target)],
});
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const FILLED_NAME = 'A&amp;B &lt;Bakery&gt; "Best"';

/** Every place of a Word document that a reader can see. */
export const placeCases: TemplateCase[] = [
  place(
    'body text',
    { body: p('Dear {{first_name}} {{last_name}},') + p('of {{business_name}}') },
    { paragraphs: { [BODY]: ["Dear Ann O'Hara & Sons,", 'of A&B <Bakery> "Best"'] } },
  ),
  place(
    'table cells, also of a table in a table',
    { body: table([p('{{city}}'), table([p('{{state}}')]) + p('')]) + p('') },
    { paragraphs: { [BODY]: ['Springfield', 'IL', '', ''] } },
  ),
  place(
    'headers of the default, first and even pages',
    { headers: { default: p('d {{city}}'), first: p('f {{city}}'), even: p('e {{city}}') } },
    {
      paragraphs: {
        [HEADER]: ['d Springfield'],
        'word/header2.xml': ['f Springfield'],
        'word/header3.xml': ['e Springfield'],
      },
    },
  ),
  place(
    'footers of the default, first and even pages',
    { footers: { default: p('d {{date}}'), first: p('f {{date}}'), even: p('e') } },
    {
      paragraphs: {
        'word/footer1.xml': ['d November 15, 2026'],
        'word/footer2.xml': ['f November 15, 2026'],
      },
    },
  ),
  place(
    'a text box, in its modern form and in its fallback',
    { body: paragraph(textBox(p('in {{city}}'))) },
    { paragraphs: { [BODY]: ['', 'in Springfield', 'in Springfield'] } },
  ),
  place(
    'a table in a text box in a table in a header',
    { headers: { default: table([paragraph(textBox(table([p('{{city}}')]) + p('')))]) + p('') } },
    { paragraphs: { [HEADER]: ['', 'Springfield', '', 'Springfield', '', ''] } },
  ),
  place(
    'footnotes',
    { body: p('x'), footnotes: `<w:footnote w:id="1">${p('see {{email}}')}</w:footnote>` },
    { paragraphs: { 'word/footnotes.xml': ['see ann@acme.test'] } },
  ),
  place(
    'endnotes',
    { body: p('x'), endnotes: `<w:endnote w:id="1">${p('see {{email}}')}</w:endnote>` },
    { paragraphs: { 'word/endnotes.xml': ['see ann@acme.test'] } },
  ),
  place(
    'comments, where they are kept',
    {
      body: p('x'),
      comments: `<w:comment w:id="1" w:author="J">${p('ask {{first_name}}')}</w:comment>`,
    },
    {
      review: 'keep',
      paragraphs: { 'word/comments.xml': ['ask Ann'] },
      findings: ['comments', 'no-placeholder'],
    },
  ),
  place(
    'the text of a link',
    {
      body: paragraph(hyperlink('rIdLink', r('go to {{city}}'))),
      relationships: [link('https://x.test')],
    },
    { paragraphs: { [BODY]: ['go to Springfield'] } },
  ),
  place('the target of a link', linked('{{website}}'), {
    contains: { [RELATIONSHIPS]: ['Target="https://acme.test/shop"'] },
  }),
  place('the target of a link, as Word encodes it', linked('http://%7b%7bWebsite%7d%7d/about'), {
    contains: { [RELATIONSHIPS]: ['Target="https://acme.test/shop/about"'] },
  }),
  place('the target of a link to a website without a scheme', linked('https://{{website}}'), {
    values: { website: 'acme.test?a=1&b=2' },
    contains: { [RELATIONSHIPS]: ['Target="https://acme.test/?a=1&amp;b=2"'] },
  }),
  place('a mail link', linked('mailto:{{email}}?subject={{business_name}}'), {
    contains: {
      [RELATIONSHIPS]: ['Target="mailto:ann@acme.test?subject=A%26B%20%3CBakery%3E%20%22Best%22"'],
    },
  }),
  place('the query of a link', linked('https://maps.test/?q={{full%20address}}'), {
    contains: { [RELATIONSHIPS]: ['q=1%20Main%20Street%0ASpringfield%2C%20IL%2062701"'] },
  }),
  place(
    'content controls around blocks, in lines and in cells',
    {
      body:
        control(p('a {{first_name}}')) +
        paragraph(r('b ') + control(r('{{last_name}}'), '<w:showingPlcHdr/><w:text/>')) +
        table([control(p('c {{city}}')) + p('')]) +
        p(''),
    },
    { paragraphs: { [BODY]: ['a Ann', "b O'Hara & Sons", 'c Springfield', '', ''] } },
  ),
  place(
    'the data a content control is bound to',
    {
      body: paragraph(control(r('{{business_name}}'), '<w:dataBinding w:xpath="/c/n" w:storeItemID="{1}"/>')),
      relationships: [{ id: 'rIdData', type: 'customXml', target: '../customXml/item1.xml' }],
      parts: [
        {
          name: 'customXml/item1.xml',
          content: '<c kind="{{state}}" own="&#x7b;{{city}}}"><n>{{business_name}}</n></c>',
        },
      ],
    },
    {
      paragraphs: { [BODY]: ['A&B <Bakery> "Best"'] },
      contains: { 'customXml/item1.xml': [`<c kind="IL" own="Springfield"><n>${FILLED_NAME}</n></c>`] },
    },
  ),
  place(
    'the choices and the title of a content control',
    {
      body: control(
        p('pick'),
        '<w:alias w:val="For {{city}}"/><w:dropDownList><w:listItem w:displayText="{{business_name}}" w:value="1"/></w:dropDownList>',
      ),
    },
    {
      contains: {
        [BODY]: ['w:val="For Springfield"', 'w:displayText="A&amp;B &lt;Bakery&gt; &quot;Best&quot;"'],
      },
    },
  ),
  place(
    'the result of a field',
    { body: paragraph(field([' TITLE '], r('F {{city}}'))) },
    { paragraphs: { [BODY]: ['F Springfield'] } },
  ),
  place(
    'the code of a field, scattered over runs',
    { body: paragraph(field([' HYPERLINK "http://{{web', 'site}}/a" \\o "{{city}}"'], r('x'))) },
    { contains: { [BODY]: ['HYPERLINK &quot;https://acme.test/shop/a', '\\o &quot;Springfield&quot;'] } },
  ),
  place(
    'the code of a field, as Word encodes it',
    { body: paragraph(field([' HYPERLINK "http://%7b%7bWebsite%7d%7d"'], r('x'))) },
    { contains: { [BODY]: ['HYPERLINK &quot;https://acme.test/shop&quot;'] } },
  ),
  place(
    'the code of a field, which a value can never change',
    { body: paragraph(field([' QUOTE "{{business_name}}" {{city}} '], r('x'))) },
    {
      values: { business_name: '" \\* DDEAUTO c:\\cmd "', city: 'INCLUDETEXT "x"' },
      contains: { [BODY]: [`QUOTE &quot;' /* DDEAUTO c:/cmd '&quot; "INCLUDETEXT 'x'" `] },
    },
  ),
  place(
    'a simple field',
    { body: paragraph(`<w:fldSimple w:instr=" QUOTE &quot;{{city}}&quot; ">${r('{{city}}')}</w:fldSimple>`) },
    { paragraphs: { [BODY]: ['Springfield'] }, contains: { [BODY]: ['QUOTE &quot;Springfield&quot;'] } },
  ),
  place(
    'document properties',
    {
      core: '<dc:title>SOP for {{business_name}}</dc:title><dc:creator>{{first_name}}</dc:creator>',
      app: '<Company>{{business_name}}</Company>',
      custom:
        '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="b"><vt:lpwstr>{{city}}</vt:lpwstr></property>',
    },
    {
      contains: {
        'docProps/core.xml': [`SOP for ${FILLED_NAME}`, '<dc:creator>Ann</dc:creator>'],
        'docProps/app.xml': [`<Company>${FILLED_NAME}</Company>`],
        'docProps/custom.xml': ['<vt:lpwstr>Springfield</vt:lpwstr>'],
      },
    },
  ),
  place(
    'inserted text',
    { body: paragraph(inserted(r('new {{city}}'))) },
    {
      paragraphs: { [BODY]: ['new Springfield'] },
      lacks: { [BODY]: ['w:ins'] },
      findings: ['tracked-changes'],
    },
  ),
  place(
    'text inside smart tags',
    { body: paragraph(`<w:smartTag w:element="place">${r('{{city}}')}</w:smartTag>`) },
    { paragraphs: { [BODY]: ['Springfield'] } },
  ),
  place(
    'the alternative text of a picture',
    {
      body: paragraph(run(picture({ id: 'rIdPic', descr: 'The shop of {{business_name}}' }))),
      relationships: [{ id: 'rIdPic', type: 'image', target: 'media/a.png' }],
      parts: [{ name: 'word/media/a.png', content: 'png', type: 'image/png' }],
    },
    { contains: { [BODY]: ['descr="The shop of A&amp;B &lt;Bakery&gt; &quot;Best&quot;"'] } },
  ),
  place(
    'a watermark',
    {
      headers: {
        default: paragraph(
          run('<w:pict><v:shape id="s"><v:textpath string="{{business_name}}"/></v:shape></w:pict>'),
        ),
      },
    },
    { contains: { [HEADER]: ['string="A&amp;B &lt;Bakery&gt; &quot;Best&quot;"'] } },
  ),
  place(
    'SmartArt',
    {
      body: p('x'),
      parts: [
        {
          name: 'word/diagrams/data1.xml',
          use: 'diagramData',
          content: `<d ${A}><a:p><a:r><a:rPr b="1"/><a:t>{{full_</a:t></a:r><a:r><a:t>address}}</a:t></a:r></a:p></d>`,
          type: `${DRAWING_TYPE}.diagramData+xml`,
        },
      ],
    },
    {
      paragraphs: { 'word/diagrams/data1.xml': ['1 Main Street\nSpringfield, IL 62701'] },
      contains: {
        'word/diagrams/data1.xml': [
          '1 Main Street</a:t></a:r><a:br/><a:r><a:rPr b="1"/><a:t>Springfield, IL 62701</a:t>',
        ],
      },
    },
  ),
  place(
    'the title, the labels and the data of a chart',
    {
      body: p('x'),
      defaults: { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      parts: [
        {
          name: 'word/charts/chart1.xml',
          use: 'chart',
          content: `<c:chart ${C} ${A}><a:p><a:r><a:t>{{city}}</a:t></a:r></a:p><c:f>Sheet1!A1</c:f><c:v>{{state}}</c:v></c:chart>`,
          type: `${DRAWING_TYPE}.chart+xml`,
        },
        { name: 'word/embeddings/data.xlsx', content: buildXlsx({ strings: ['{{state}}'] }) },
      ],
      partRelationships: {
        'word/charts/chart1.xml': [{ id: 'rId1', type: 'package', target: '../embeddings/data.xlsx' }],
      },
    },
    {
      contains: {
        'word/charts/chart1.xml': ['<a:t>Springfield</a:t>', '<c:v>IL</c:v>', '<c:f>Sheet1!A1</c:f>'],
      },
      alsoChanged: ['word/embeddings/data.xlsx'],
    },
  ),
  place(
    'formulas of mathematics',
    { body: paragraph(`<m:oMath><m:r><m:t>{{zip_code}}</m:t></m:r></m:oMath>`) },
    { paragraphs: { [BODY]: ['62701'] } },
  ),
  place(
    'variables of the document',
    { body: p('x'), settings: '<w:docVars><w:docVar w:name="a" w:val="{{city}}"/></w:docVars>' },
    { contains: { 'word/settings.xml': ['w:val="Springfield"'] } },
  ),
  place(
    'building blocks',
    {
      body: p('x'),
      parts: [
        {
          name: 'word/glossary/document.xml',
          use: 'glossaryDocument',
          content: wordPart('glossaryDocument', `<w:docParts>${p('{{city}}')}</w:docParts>`),
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml',
        },
      ],
    },
    { paragraphs: { 'word/glossary/document.xml': ['Springfield'] } },
  ),
];
