import { buildDocx, type DocxSpec } from './build-docx.ts';
import { BODY, RELATIONSHIPS, type TemplateCase } from './template-case.ts';
import { hyperlink, p, paragraph, r } from './word-markup.ts';

type Expectation = Omit<TemplateCase, 'name' | 'file'>;

const value = (name: string, spec: DocxSpec, expectation: Expectation): TemplateCase => ({
  name,
  file: () => buildDocx(spec),
  ...expectation,
});

const mistake = (name: string, written: string, printed: string, findings: string[]): TemplateCase => ({
  name,
  file: () => buildDocx({ body: p(written) }),
  paragraphs: { [BODY]: [printed] },
  unchanged: printed === written ? [BODY] : [],
  findings,
});

/** Ways to write a name, values of every kind, and the mistakes people make. */
export const valueCases: TemplateCase[] = [
  value(
    'names in any letter case, with spaces, hyphens, dashes and underscores',
    {
      body: [
        '{{Business Name}}',
        '{{ businessname }}',
        '{{BUSINESS-NAME}}',
        '{{business\u2013name}}',
        '{{business__name}}',
        '{{Business\u00A0Name}}',
        '{{business\u200B_name}}',
        '{{businessName}}',
      ]
        .map((tag) => p(tag))
        .join(''),
    },
    { values: { business_name: 'Acme' }, paragraphs: { [BODY]: Array.from({ length: 8 }, () => 'Acme') } },
  ),
  value(
    'the wordings of the upload instructions',
    {
      body: [
        '{{Customer First Name}}',
        '{{Customer Last Name}}',
        '{{Customer Email}}',
        '{{Business Street}}',
        '{{Zip Code}}',
        '{{zip}}',
        '{{Full Business Address}}',
        '{{Today\u2019s Date}}',
        "{{Today's Date}}",
        '{{\uFB01rst_name}}',
      ]
        .map((tag) => p(tag))
        .join(''),
    },
    {
      values: { full_address: 'X' },
      paragraphs: {
        [BODY]: [
          'Ann',
          "O'Hara & Sons",
          'ann@acme.test',
          '1 Main Street',
          '62701',
          '62701',
          'X',
          'November 15, 2026',
          'November 15, 2026',
          'Ann',
        ],
      },
    },
  ),
  value(
    'a value with line breaks',
    { body: p('To: {{full_address}}.') },
    {
      values: { full_address: 'a\nb\r\nc' },
      paragraphs: { [BODY]: ['To: a\nb\nc.'] },
      contains: { [BODY]: ['</w:t><w:br/><w:t xml:space="preserve">b'] },
    },
  ),
  value(
    'values that look like tags, markup or references',
    { body: p('{{first_name}}|{{last_name}}|{{city}}|{{street}}') },
    {
      values: {
        first_name: '{{last_name}}',
        last_name: ']]><w:p/>',
        city: '&amp;&#65;',
        street: '${x}$&$1\\1',
      },
      keepsBraces: true,
      paragraphs: { [BODY]: ['{{last_name}}|]]><w:p/>|&amp;&#65;|${x}$&$1\\1'] },
    },
  ),
  value(
    'values in other scripts',
    { body: p('{{first_name}} {{city}}') },
    {
      values: { first_name: 'שלום \u202Eabc', city: '東京 👩‍👩‍👧 e\u0301' },
      paragraphs: { [BODY]: ['שלום \u202Eabc 東京 👩‍👩‍👧 e\u0301'] },
    },
  ),
  value(
    'an empty website, of which nothing is left',
    {
      body: p('Web: {{website}}') + paragraph(hyperlink('rIdLink', r('{{website}}'))),
      relationships: [{ id: 'rIdLink', type: 'hyperlink', target: '{{website}}', external: true }],
    },
    {
      findings: ['may-be-empty'],
      values: { website: '' },
      paragraphs: { [BODY]: ['Web: ', ''] },
      lacks: { [BODY]: ['r:id="rIdLink"'], [RELATIONSHIPS]: ['rIdLink'] },
      contains: { [BODY]: ['<w:hyperlink>'] },
    },
  ),
  value(
    'a website that is no web address, which becomes text but no link',
    {
      body: paragraph(hyperlink('rIdLink', r('{{website}}'))),
      relationships: [{ id: 'rIdLink', type: 'hyperlink', target: 'http://{{website}}', external: true }],
    },
    {
      values: { website: 'javascript:alert(1)' },
      paragraphs: { [BODY]: ['javascript:alert(1)'] },
      lacks: { [RELATIONSHIPS]: ['javascript'], [BODY]: ['rIdLink'] },
    },
  ),
  mistake('a misspelled name', 'A {{bussiness_name}} Z', 'A  Z', ['unknown-placeholder']),
  mistake('an unknown name', 'A {{phone}} Z', 'A  Z', ['unknown-placeholder']),
  mistake('names of built-in properties', '{{constructor}}{{__proto__}}{{toString}}', '', [
    'unknown-placeholder',
  ]),
  mistake('expressions and loops of other languages', "{{#each x}}{{city.constructor('x')()}}{{/each}}", '', [
    'unknown-placeholder',
  ]),
  mistake('an unclosed tag', 'Dear {{first_name and friends', 'Dear  and friends', ['unclosed-tag']),
  mistake('a tag closed by one brace', 'In {{city} today', 'In  today', ['unclosed-tag']),
  mistake('a tag that another one interrupts', '{{first {{last_name}}', " O'Hara & Sons", ['unclosed-tag']),
  mistake('an empty tag', 'A {{}}{{ }}{{ - }} Z', 'A  Z', ['empty-tag']),
  mistake(
    'other brackets',
    '{city} [State] «email» <<date>> {city}} [x] {1}',
    '{city} [State] «email» <<date>> {city}} [x] {1}',
    ['almost-placeholder', 'no-placeholder'],
  ),
];
