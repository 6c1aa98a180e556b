import { buildDocx, type DocxSpec } from './build-docx.ts';
import { BODY, RELATIONSHIPS, type TemplateCase } from './template-case.ts';
import { deleted, inserted, mark, p, paragraph, r, run, table, textBox } from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const review = (name: string, spec: DocxSpec, expectation: Expectation): TemplateCase => ({
  name,
  file: () => buildDocx(spec),
  ...expectation,
});

const tracked = ['tracked-changes'];
const DELETED_MARK = `<w:rPr>${mark('del')}</w:rPr>`;
const TYPES = '[Content_Types].xml';
const COMMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** What its author left in a template, and a customer never gets. */
export const reviewCases: TemplateCase[] = [
  review(
    'comments with their authors',
    {
      body: paragraph(
        `<w:commentRangeStart w:id="1"/>${r('{{city}}')}<w:commentRangeEnd w:id="1"/>${run('<w:commentReference w:id="1"/>')}`,
      ),
      comments: `<w:comment w:id="1" w:author="Jane Doe">${p('rude remark {{first_name}}')}</w:comment>`,
      relationships: [
        {
          id: 'rIdPeople',
          type: 'http://schemas.microsoft.com/office/2011/relationships/people',
          target: 'people.xml',
        },
        {
          id: 'rIdEx',
          type: 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
          target: '/word/commentsExtended.xml',
        },
      ],
      parts: [
        { name: 'word/people.xml', content: '<people>Jane Doe</people>', type: `${COMMENT_TYPE}.people+xml` },
        { name: 'word/commentsExtended.xml', content: '<x/>', type: `${COMMENT_TYPE}.commentsExtended+xml` },
      ],
      partRelationships: { 'word/comments.xml': [] },
    },
    {
      paragraphs: { [BODY]: ['Springfield'] },
      lacks: { [BODY]: ['comment'], [TYPES]: ['comment', 'people'], [RELATIONSHIPS]: ['comment', 'people'] },
      removed: [
        'word/comments.xml',
        'word/people.xml',
        'word/commentsExtended.xml',
        'word/_rels/comments.xml.rels',
      ],
      findings: ['comments'],
    },
  ),
  review(
    'deletions and insertions',
    { body: paragraph(r('Keep ') + deleted('{{state}} secret') + inserted(r('new'))) },
    {
      paragraphs: { [BODY]: ['Keep new'] },
      lacks: { [BODY]: ['secret', 'Jane Doe', 'w:ins', 'w:del'] },
      findings: ['no-placeholder', ...tracked],
    },
  ),
  review(
    'moved text',
    {
      body:
        paragraph(
          `<w:moveFromRangeStart w:id="1" w:name="m"/>${mark('moveFrom', r('{{city}} old'))}<w:moveFromRangeEnd w:id="1"/>`,
        ) +
        paragraph(
          `<w:moveToRangeStart w:id="2" w:name="m"/>${mark('moveTo', r('{{city}} new'))}<w:moveToRangeEnd w:id="2"/>`,
        ),
    },
    {
      paragraphs: { [BODY]: ['', 'Springfield new'] },
      lacks: { [BODY]: ['move'] },
      findings: tracked,
    },
  ),
  review(
    'changes of formatting and properties',
    {
      body:
        paragraph(
          run('<w:t>{{city}}</w:t>', `<w:b/>${mark('rPrChange', '<w:rPr><w:i/></w:rPr>')}`),
          mark('pPrChange', '<w:pPr/>'),
        ) +
        '<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:trPr>' +
        mark('ins') +
        '</w:trPr><w:tc>' +
        p('row') +
        '</w:tc></w:tr></w:tbl>',
      section: mark('sectPrChange', '<w:sectPr><w:pgSz w:w="1" w:h="1"/></w:sectPr>'),
      settings: '<w:trackRevisions/>',
    },
    {
      paragraphs: { [BODY]: ['Springfield', 'row'] },
      contains: { [BODY]: ['<w:rPr><w:b/></w:rPr>', '<w:trPr></w:trPr>'], 'word/settings.xml': [] },
      lacks: { [BODY]: ['Change', 'w:i/', 'Jane Doe'], 'word/settings.xml': ['trackRevisions'] },
      findings: tracked,
    },
  ),
  review(
    'a deleted paragraph mark, which joins two paragraphs',
    {
      body:
        paragraph(r('one {{city}}'), `<w:jc w:val="center"/>${DELETED_MARK}`) +
        paragraph(r(' two'), '<w:jc w:val="left"/>') +
        paragraph(r('three'), DELETED_MARK) +
        '<w:p/>' +
        paragraph(r('four'), DELETED_MARK) +
        p(' five'),
    },
    {
      paragraphs: { [BODY]: ['one Springfield two', 'three', 'four five'] },
      contains: { [BODY]: ['<w:jc w:val="center"/>'] },
      lacks: { [BODY]: ['<w:jc w:val="left"/>'] },
      findings: tracked,
    },
  ),
  review(
    'deleted paragraph marks around and inside a text box',
    {
      body:
        paragraph(r('one'), DELETED_MARK) +
        paragraph(textBox(paragraph(r('in {{city}}'), DELETED_MARK) + p(' box')) + r(' two')),
    },
    { paragraphs: { [BODY]: ['one two', 'in Springfield box', 'in Springfield box'] }, findings: tracked },
  ),
  review(
    'a deleted paragraph, and one before a table',
    {
      body:
        paragraph(deleted('gone'), DELETED_MARK) +
        p('{{city}}') +
        paragraph(r('stays'), DELETED_MARK) +
        table([p('cell')]) +
        p(''),
    },
    {
      paragraphs: { [BODY]: ['Springfield', 'stays', 'cell', ''] },
      findings: tracked,
    },
  ),
  review(
    'a deleted row and a deleted cell',
    {
      body: `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:trPr>${mark('del')}</w:trPr><w:tc>${p('gone {{state}}')}</w:tc></w:tr><w:tr><w:tc><w:tcPr>${mark('cellDel')}</w:tcPr>${p('cut')}</w:tc><w:tc>${p('{{city}}')}</w:tc></w:tr></w:tbl>${p('')}`,
    },
    {
      paragraphs: { [BODY]: ['Springfield', ''] },
      lacks: { [BODY]: ['gone', 'cut'] },
      findings: tracked,
    },
  ),
  review(
    'the names of the author and the company',
    {
      core: '<dc:title>SOP</dc:title><dc:creator>Jane Doe</dc:creator><cp:lastModifiedBy>John</cp:lastModifiedBy>',
      app: '<Template>C:\\jane\\x.dotm</Template><Company>Doe Ltd</Company><Manager>Max</Manager><Pages>3</Pages>',
    },
    {
      contains: {
        'docProps/core.xml': [
          '<dc:title>SOP</dc:title><dc:creator></dc:creator><cp:lastModifiedBy></cp:lastModifiedBy>',
        ],
        'docProps/app.xml': ['<Company></Company>', '<Pages>3</Pages>'],
      },
      lacks: { 'docProps/app.xml': ['jane', 'Doe', 'Max'] },
      findings: ['no-placeholder'],
    },
  ),
  review(
    'the thumbnail of the unfilled template',
    {
      body: p('x'),
      packageRelationships: [
        {
          id: 'rIdT',
          type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
          target: 'docProps/thumbnail.jpeg',
        },
      ],
      parts: [{ name: 'docProps/thumbnail.jpeg', content: 'jpeg' }],
      defaults: { jpeg: 'image/jpeg' },
    },
    {
      lacks: { '_rels/.rels': ['thumbnail'] },
      removed: ['docProps/thumbnail.jpeg'],
      findings: ['no-placeholder'],
    },
  ),
  review(
    'everything external but links',
    {
      body: paragraph(run('<w:drawing><a:blip r:link="rIdE"/></w:drawing>')) + '<w:altChunk r:id="rIdE"/>',
      settings: '<w:attachedTemplate r:id="rIdT"/><w:zoom w:percent="100"/>',
      relationships: [
        { id: 'rIdE', type: 'image', target: 'http://evil.test/x.png', external: true },
        { id: 'rIdL', type: 'hyperlink', target: 'https://x.test', external: true },
      ],
      partRelationships: {
        'word/settings.xml': [
          { id: 'rIdT', type: 'attachedTemplate', target: 'http://evil.test/t.dotm', external: true },
        ],
      },
    },
    {
      contains: {
        [BODY]: ['<a:blip/>'],
        [RELATIONSHIPS]: ['https://x.test'],
        'word/settings.xml': ['<w:zoom w:percent="100"/>'],
      },
      lacks: {
        [BODY]: ['altChunk'],
        [RELATIONSHIPS]: ['evil'],
        'word/_rels/settings.xml.rels': ['evil'],
        'word/settings.xml': ['attachedTemplate'],
      },
      findings: ['no-placeholder'],
    },
  ),
  review(
    "where the author's style template lies",
    {
      body: p('x'),
      settings: '<w:attachedTemplate r:id="rIdT"/><w:zoom w:percent="100"/>',
      partRelationships: {
        'word/settings.xml': [
          {
            id: 'rIdT',
            type: 'attachedTemplate',
            target: 'file:///C:\\Users\\ann\\Normal.dotm',
            external: true,
          },
        ],
      },
    },
    {
      contains: { 'word/settings.xml': ['<w:zoom w:percent="100"/>'] },
      lacks: { 'word/_rels/settings.xml.rels': ['Normal'], 'word/settings.xml': ['attachedTemplate'] },
      findings: ['attached-template', 'no-placeholder'],
    },
  ),
];
