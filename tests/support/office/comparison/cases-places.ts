import { escape, field, p, paragraph, r, textBox } from '#tests/support/office/word-markup.ts';
import { between, type ComparisonCase, inBody } from './comparison-case.ts';

const note = (id: number, text: string) => `<w:footnote w:id="${id}">${p(text)}</w:footnote>`;
const endnote = (id: number, text: string) => `<w:endnote w:id="${id}">${p(text)}</w:endnote>`;
const chart = (title: string, axis: string) => ({
  name: 'word/charts/chart1.xml',
  content: `<?xml version="1.0"?><c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>${escape(title)}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>${escape(axis)}</c:v></c:pt></c:strCache></c:strRef></c:cat></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
  type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
});
const withChart = (title: string, axis = 'Cooler') => ({
  body: paragraph(
    '<w:r><w:drawing><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdChart"/></w:drawing></w:r>',
  ),
  parts: [chart(title, axis)],
  relationships: [{ id: 'rIdChart', type: 'chart', target: 'charts/chart1.xml' }],
});

export const placeCases: ComparisonCase[] = [
  between(
    'a word of the header',
    { body: p('Text'), headers: { default: p('Revision 1') } },
    { body: p('Text'), headers: { default: p('Revision 2') } },
    ['Header: changed: Revision [-1-][+2+]'],
  ),
  between(
    'a word of the footer',
    { body: p('Text'), footers: { default: p('Acme Bakery, Main Street') } },
    { body: p('Text'), footers: { default: p('Acme Bakery, Oak Street') } },
    ['Footer: changed: Acme Bakery, [-Main-][+Oak+] Street'],
  ),
  between(
    'a header added to the first page',
    { body: p('Text'), headers: { default: p('Acme') } },
    { body: p('Text'), headers: { default: p('Acme'), first: p('Draft') }, section: '<w:titlePg/>' },
    ['Header of the first page: added: [+Draft+]'],
  ),
  between(
    'a header of even pages changed',
    { settings: '<w:evenAndOddHeaders/>', headers: { even: p('Left page') } },
    { settings: '<w:evenAndOddHeaders/>', headers: { even: p('Even page') } },
    ['Header of even pages: changed: [-Left-][+Even+] page'],
  ),
  between(
    'a footnote changed',
    { body: p('Text'), footnotes: note(1, 'See the food code of 2022.') },
    { body: p('Text'), footnotes: note(1, 'See the food code of 2026.') },
    ['Footnotes: changed: See the food code of [-2022-][+2026+].'],
  ),
  between(
    'a footnote added',
    { footnotes: note(1, 'See the food code.') },
    { footnotes: note(1, 'See the food code.') + note(2, 'Ask the inspector.') },
    ['Footnotes: added: [+Ask the inspector.+]'],
  ),
  between('an endnote removed', { endnotes: endnote(1, 'See the food code.') }, { body: '' }, [
    'Endnotes: removed: [-See the food code.-]',
  ]),
  inBody(
    'a text box changed',
    [paragraph(r('Beside it') + textBox(p('Danger: hot oil')))],
    [paragraph(r('Beside it') + textBox(p('Danger: hot steam')))],
    ['Text box: changed: Danger: hot [-oil-][+steam+]'],
  ),
  between(
    'a text box in a header changed',
    { headers: { default: paragraph(textBox(p('Draft of 2025'))) } },
    { headers: { default: paragraph(textBox(p('Draft of 2026'))) } },
    ['Text box: changed: Draft of [-2025-][+2026+]'],
  ),
  inBody(
    'the result of a field changed',
    [paragraph(r('Valid until ') + field([' DOCPROPERTY end '], r('May')))],
    [paragraph(r('Valid until ') + field([' DOCPROPERTY end '], r('June')))],
    ['changed: Valid until [-May-][+June+]'],
  ),
  between(
    'the title of a chart changed',
    withChart('Temperatures in May'),
    withChart('Temperatures in June'),
    ['Chart: changed: Temperatures in [-May-][+June+]'],
  ),
  inBody(
    'a word of a formula changed',
    [paragraph(r('Area: ') + '<m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath>')],
    [paragraph(r('Area: ') + '<m:oMath><m:r><m:t>a=c</m:t></m:r></m:oMath>')],
    ['changed: Area: a=[-b-][+c+]'],
  ),
  between(
    'a word at the axis of a chart changed',
    withChart('Temperatures', 'Walk-in cooler'),
    withChart('Temperatures', 'Reach-in cooler'),
    ['Chart: changed: [-Walk-][+Reach+]-in cooler'],
  ),
  between(
    'a footnote moved, behind the blocks of the body',
    {
      body: p('Text'),
      footnotes:
        note(1, 'See the food code.') +
        note(2, 'Ask the inspector about it.') +
        note(3, 'Or the manager of the kitchen.'),
    },
    {
      body: p('Text'),
      footnotes:
        note(1, 'Ask the inspector about it.') +
        note(2, 'Or the manager of the kitchen.') +
        note(3, 'See the food code.'),
    },
    ['Footnotes: moved to 4: See the food code.', 'Footnotes: moved from 1: See the food code.'],
  ),
];
