import { buildDocx, docxEntries, type DocxSpec } from './build-docx.ts';
import { rawZip } from './raw-zip.ts';
import { BODY, type TemplateCase } from './template-case.ts';
import { deleted, hyperlink, inserted, p, paragraph, r, run, t, textBox } from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const split = (name: string, body: string, expectation: Expectation, spec: DocxSpec = {}): TemplateCase => ({
  name: `a tag split ${name}`,
  file: () => buildDocx({ body, ...spec }),
  ...expectation,
});

const springfield = { paragraphs: { [BODY]: ['A Springfield Z'] } };
const letters = 'A {{city}} Z'.split('');

/** Word parts a tag wherever it was corrected, formatted, linked or reviewed. */
export const splitCases: TemplateCase[] = [
  split('over runs', p('A {{ci', 'ty}} Z'), springfield),
  split(
    'into single braces of different looks',
    paragraph(r('A ') + r('{') + r('{ci', '<w:b/>') + r('ty}') + r('}', '<w:i/>') + r(' Z')),
    {
      ...springfield,
      contains: { [BODY]: ['<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Springfield</w:t>'] },
    },
  ),
  split('letter by letter', p(...letters), springfield),
  split('over several texts of a run', paragraph(run(t('A {{c') + t('it') + t('y}} Z'))), springfield),
  split('over a link', paragraph(r('A {{ci') + hyperlink('rIdLink', r('ty')) + r('}} Z')), springfield, {
    relationships: [{ id: 'rIdLink', type: 'hyperlink', target: 'https://x.test', external: true }],
  }),
  split(
    'over spelling marks and bookmarks',
    paragraph(
      `${r('A {{')}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="1" w:name="b"/>${r('city')}<w:bookmarkEnd w:id="1"/><w:proofErr w:type="spellEnd"/>${r('}} Z')}`,
    ),
    {
      ...springfield,
      contains: { [BODY]: ['<w:bookmarkStart w:id="1" w:name="b"/>', '<w:proofErr w:type="spellEnd"/>'] },
    },
  ),
  split('over inserted text', paragraph(r('A {{ci') + inserted(r('ty}}')) + r(' Z')), {
    ...springfield,
    findings: ['tracked-changes'],
  }),
  split('by a deletion', paragraph(r('A {{ci') + deleted('nnati') + r('ty}} Z')), {
    ...springfield,
    lacks: { [BODY]: ['nnati', 'w:del'] },
    findings: ['tracked-changes'],
  }),
  split(
    'over inserted text that is kept',
    paragraph(r('A {{ci') + inserted(r('ty}}')) + r(' Z') + deleted('{{state}}')),
    {
      review: 'keep',
      paragraphs: { [BODY]: ['A Springfield ZIL'] },
      contains: { [BODY]: ['<w:ins ', '<w:del '] },
      findings: ['tracked-changes'],
    },
  ),
  split(
    'by a tab and a line break',
    paragraph(run(`${t('A {{business')}<w:tab/>${t('na')}<w:br></w:br>${t('me}} Z')}`)),
    {
      values: { business_name: 'Acme' },
      paragraphs: { [BODY]: ['A Acme Z'] },
    },
  ),
  split('by a no-break hyphen', paragraph(run(`${t('A {{zip')}<w:noBreakHyphen/>${t('code}} Z')}`)), {
    paragraphs: { [BODY]: ['A 62701 Z'] },
    lacks: { [BODY]: ['noBreakHyphen'] },
  }),
  split(
    'by a comment',
    paragraph(
      `${r('A {{ci')}<w:commentRangeStart w:id="1"/>${r('ty')}<w:commentRangeEnd w:id="1"/>${run('<w:commentReference w:id="1"/>')}${r('}} Z')}`,
    ),
    { ...springfield, lacks: { [BODY]: ['comment'] }, findings: ['comments'] },
  ),
  split('by the anchor of a text box', paragraph(r('A {{ci') + textBox(p('{{state}}')) + r('ty}} Z')), {
    paragraphs: { [BODY]: ['A Springfield Z', 'IL', 'IL'] },
  }),
  split('by a CDATA section', paragraph(run('<w:t>A {{<![CDATA[business]]>_name}} Z</w:t>')), {
    paragraphs: { [BODY]: ['A A&B <Bakery> "Best" Z'] },
  }),
  split('by an XML comment', paragraph(run('<w:t>A {{ci<!-- x -->ty}} Z</w:t>')), {
    ...springfield,
    contains: { [BODY]: ['<!-- x -->'] },
  }),
  {
    name: 'tags written with character references',
    file: () =>
      buildDocx({
        body: paragraph(run('<w:t>&#65; &#x7B;&#123;c&#105;ty}} &amp; &#x1F600; {{state}}</w:t>')),
      }),
    paragraphs: { [BODY]: ['A Springfield & 😀 IL'] },
    contains: { [BODY]: ['&#65; Springfield &amp; &#x1F600; IL'] },
  },
  {
    name: 'tags next to each other, repeated, and between other braces',
    file: () =>
      buildDocx({ body: p('{{city}}{{state}}{{city}} {a} }} {{{zip_code}}} { {{', 'city', '}} }') }),
    paragraphs: { [BODY]: ['SpringfieldILSpringfield {a} }} 62701 { Springfield }'] },
    findings: ['almost-placeholder'],
  },
  {
    name: 'text without xml:space, whose outer spaces stay where a value is empty',
    file: () =>
      buildDocx({
        body: paragraph(
          run('<w:t>Visit {{website}}</w:t>') +
            run('<w:t>{{website}} or</w:t>') +
            run('<w:t>call {{city}} now</w:t>'),
        ),
      }),
    findings: ['may-be-empty'],
    values: { website: '' },
    paragraphs: { [BODY]: ['Visit  orcall Springfield now'] },
    contains: {
      [BODY]: [
        '<w:t xml:space="preserve">Visit </w:t>',
        '<w:t xml:space="preserve"> or</w:t>',
        '<w:t>call Springfield now</w:t>',
      ],
    },
  },
  {
    name: 'a package with stored parts and entries for folders',
    file: () =>
      rawZip({
        entries: [
          ...docxEntries({ body: p('A {{city}} Z') }).map((entry) => ({ ...entry, method: 0 })),
          { name: 'word/media/', content: '', method: 0 },
        ],
      }),
    ...springfield,
  },
];
