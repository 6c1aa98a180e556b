import {
  deleted,
  field,
  fieldChar,
  inserted,
  instruction,
  p,
  paragraph,
  r,
  run,
  table,
  textBox,
} from '#tests/support/office/word-markup.ts';
import { between, type ComparisonCase, inBody } from './comparison-case.ts';

const same = (name: string, older: string[], newer: string[]) => inBody(name, older, newer, []);
const hidden = (text: string) => r(text, '<w:vanish/>');
const HIDING =
  '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>';

/** What nobody sees on paper is no difference. */
export const unseenCases: ComparisonCase[] = [
  same('text scattered over other runs', [p('Wash your hands')], [p('Wa', 'sh yo', 'ur hands')]),
  same(
    'more spaces, tabs and spaces that do not break',
    ['Wash your hands'],
    [paragraph(r('  Wash  your') + run('<w:tab/>') + r('\u00a0hands '))],
  ),
  same('empty paragraphs', ['One', 'Two'], ['One', '', ' ', 'Two', '']),
  same(
    'soft hyphens and marks of direction',
    ['Temperature'],
    [paragraph(r('Temper') + run('<w:softHyphen/>') + r('a\u00adture\u200e'))],
  ),
  same('accents composed or not', ['Purée'], ['Pure\u0301e']),
  same('a hyphen that does not break, as a character', ['walk-in'], ['walk\u2011in']),
  same(
    'a hyphen that does not break',
    ['walk-in'],
    [paragraph(r('walk') + run('<w:noBreakHyphen/>') + r('in'))],
  ),
  same('other fonts', ['Wash'], [paragraph(r('Wash', '<w:b/><w:color w:val="FF0000"/>'))]),
  same(
    'a tracked change that comes to the same',
    ['Wash for 30 seconds'],
    [paragraph(r('Wash for ') + deleted('20') + inserted(r('30')) + r(' seconds'))],
  ),
  same(
    'a paragraph mark deleted under review',
    ['One two'],
    [
      '<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">One </w:t></w:r></w:p>',
      'two',
    ],
  ),
  same('hidden words', ['Wash'], [paragraph(r('Wash') + hidden(' secretly'))]),
  between(
    'words that a style hides',
    { body: p('Wash') },
    { body: paragraph(r('Wash') + r(' secretly', '<w:rStyle w:val="Secret"/>')), styles: HIDING },
    [],
  ),
  between(
    'a row that is hidden',
    { body: table([p('One')]) },
    {
      body: table([p('One')], [p('Two')]).replace(/<w:tr>(?!.*<w:tr>)/, '<w:tr><w:trPr><w:hidden/></w:trPr>'),
    },
    [],
  ),
  same(
    'the codes of fields',
    [paragraph(r('See ') + field([' REF one '], r('table 1')))],
    [paragraph(r('See ') + field([' REF two \\h '], r('table 1')))],
  ),
  same(
    'a field inside the code of another',
    ['Yes'],
    [
      paragraph(
        fieldChar('begin') +
          instruction(' IF ') +
          field([' X '], r('condition')) +
          instruction(' = 1 ') +
          fieldChar('separate') +
          r('Yes') +
          fieldChar('end'),
      ),
    ],
  ),
  between(
    'numbers of pages, which every page has its own of',
    {
      footers: {
        default: paragraph(r('Page ') + field([' PAGE '], r('1')) + r(' of ') + field(['NUMPAGES'], r('4'))),
      },
    },
    {
      footers: {
        default: paragraph(
          r('Page ') +
            field(['PAGE'], r('7')) +
            r(' of ') +
            '<w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>9</w:t></w:r></w:fldSimple>',
        ),
      },
    },
    [],
  ),
  same(
    'a text box drawn for older programs only',
    [paragraph(textBox(p('Danger')))],
    [paragraph(textBox(p('Danger')).replace(/(<mc:Fallback>.*)Danger/, '$1Caution'))],
  ),
  between(
    'a header for the first page where it has none of its own',
    { headers: { default: p('Acme') } },
    { headers: { default: p('Acme'), first: p('Never printed') } },
    [],
  ),
  between(
    'a comment',
    { body: p('Wash') },
    { body: p('Wash'), comments: `<w:comment w:id="1">${p('Really?')}</w:comment>` },
    [],
  ),
  same(
    'a content control around a text',
    ['Wash'],
    [`<w:sdt><w:sdtPr/><w:sdtContent>${p('Wash')}</w:sdtContent></w:sdt>`],
  ),
];
