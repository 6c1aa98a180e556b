import { describe, expect, test } from 'vitest';
import { withStructure } from '#tests/support/converter/sample-documents.ts';
import { buildDocx, docxEntries, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { deleted, p, paragraph, picture, r, run, table, textBox } from '#tests/support/office/word-markup.ts';
import { inspectAccessibility } from '#office/inspect-accessibility.ts';

const LANGUAGE =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>';
const paragraphStyle = (id: string, name: string, properties = '', basedOn = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${properties}</w:pPr></w:style>`;
const STYLES =
  LANGUAGE +
  [1, 2, 3, 4].map((level) => paragraphStyle(`H${level}`, `heading ${level}`)).join('') +
  paragraphStyle('Own', 'Chapter', '<w:outlineLvl w:val="2"/>') +
  paragraphStyle('Plain', 'Looks like one', '<w:outlineLvl w:val="9"/>', 'H3') +
  paragraphStyle('Based', 'Small heading', '', 'H3') +
  paragraphStyle('Label', 'Table Heading');

const gapsOf = (spec: DocxSpec) =>
  inspectAccessibility(buildDocx({ styles: STYLES, core: '', ...spec })).map(
    ({ code, place }) => `${code}: ${place}`,
  );
const messageOf = (spec: DocxSpec) =>
  inspectAccessibility(buildDocx({ styles: STYLES, core: '', ...spec }))[0]?.message;
const heading = (style: string, text = style) => paragraph(r(text), `<w:pStyle w:val="${style}"/>`);
const drawing = (spec: Omit<Parameters<typeof picture>[0], 'id'> = {}) =>
  paragraph(run(picture({ id: 'r1', ...spec })));
const withHead = (xml: string) => xml.replace('<w:tr>', '<w:tr><w:trPr><w:tblHeader/></w:trPr>');

const shaded = (fill: string, content = paragraph('')) =>
  `<w:tc><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr>${content}</w:tc>`;
const rows = (...cells: string[]) =>
  withHead(table([p('Risk')])).replace('</w:tbl>', `<w:tr>${cells.join('')}</w:tr></w:tbl>`);

describe('what a template lacks for readers who do not see it', () => {
  test('is nothing where headings, tables and pictures say what they are', async () => {
    expect(inspectAccessibility(await withStructure())).toEqual([]);
  });

  test('is the alternative text of a picture, unless it is marked as decorative or holds text', () => {
    const decorative = drawing().replace(
      /(<wp:docPr [^>]*)\/>/,
      '$1><a:extLst><a:ext uri="x"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst></wp:docPr>',
    );
    const body = [
      p('First'),
      drawing({ descr: 'A map of the kitchen' }),
      drawing(),
      drawing({ descr: ' ', frame: 'anchor' }),
      drawing({ descr: '{{logo}}' }),
      decorative,
      paragraph(textBox(p('Boxed'))),
    ];
    expect(gapsOf({ body: body.join(''), headers: { default: drawing() } })).toEqual([
      'no-alternative-text: Body, picture 2',
      'no-alternative-text: Body, picture 3',
    ]);
    expect(messageOf({ body: drawing() })).toContain('Right-click it, choose View Alt Text');
  });

  test('is a level of headings that was left out, by style or by their own word', () => {
    const direct = paragraph(r('Direct'), '<w:outlineLvl w:val="3"/>');
    expect(gapsOf({ body: heading('H1') + heading('H2') + heading('H3') + heading('H1') })).toEqual([]);
    expect(gapsOf({ body: heading('H1') + heading('Own') + heading('H1') + heading('Based') })).toEqual([
      'heading-level-skipped: Under “H1”: “Own”',
      'heading-level-skipped: Under “H1”: “Based”',
    ]);
    expect(gapsOf({ body: heading('H1') + direct })).toEqual(['heading-level-skipped: Under “H1”: “Direct”']);
    expect(
      gapsOf({ body: heading('H1') + heading('Plain') + paragraph('', '<w:pStyle w:val="H4"/>') }),
    ).toEqual([]);
    expect(messageOf({ body: heading('H2', 'Purpose') })).toBe(
      'The first heading, “Purpose”, is of level 2. Give it the style Heading 1.',
    );
    expect(messageOf({ body: heading('H1') + heading('H4', 'Scope') })).toBe(
      'The heading “Scope” is of level 4, right after one of level 1. Give it the style Heading 2.',
    );
  });

  test('is the header row of a table, unless labels stand beside their values', () => {
    const plain = table([p('Step'), p('Who')], [p('Wash'), p('All')]);
    const late = table([p('Late')], [p('b')]).replace(
      /(<w:tr>.*)<w:tr>/,
      '$1<w:tr><w:trPr><w:tblHeader/></w:trPr>',
    );
    const off = withHead(table([p('Off')])).replace('<w:tblHeader/>', '<w:tblHeader w:val="0"/>');
    const body = [p('x'), plain, withHead(plain), table([heading('Label', 'Site'), p('Kitchen')]), late, off];
    expect(gapsOf({ body: body.join(''), footers: { default: plain } })).toEqual([
      'no-header-row: Body, the table that begins with “Step”',
      'no-header-row: Body, the table that begins with “Late”',
      'no-header-row: Body, the table that begins with “Off”',
    ]);
    expect(messageOf({ body: plain })).toContain('Table Layout, Repeat Header Rows');
  });

  test('is the header row of a table inside another, for itself', () => {
    const inner = table([p('Inner')]);
    expect(gapsOf({ body: withHead(table([inner + p('Outer')])) })).toEqual([
      'no-header-row: Body, table 1, row 1, the table that begins with “Inner”',
    ]);
  });

  test('is a language, wherever it could be said', () => {
    const none = { styles: '', body: p('x') };
    expect(gapsOf(none)).toEqual(['no-language: Whole document']);
    expect(messageOf(none)).toContain('Set Proofing Language');
    expect(gapsOf({ ...none, styles: LANGUAGE.replace('en-US', 'x-none') })).toHaveLength(1);
    expect(gapsOf({ ...none, body: paragraph(r('x', '<w:lang w:val="de-DE"/>')) })).toEqual([]);
    const normal =
      '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:lang w:val="fr-FR"/></w:rPr></w:style>';
    expect(gapsOf({ ...none, styles: normal })).toEqual([]);
  });

  test('is a title, where there is no place into which the shop could write one', () => {
    const entries = docxEntries({ styles: STYLES, body: p('x') });
    const bare = entries.filter(({ name }) => name !== 'docProps/core.xml');
    const found = inspectAccessibility(rawZip({ entries: bare }));
    expect(found.map(({ code }) => code)).toEqual(['no-title']);
    expect(found[0]?.message).toContain('File, Info');
  });

  test.each([
    ['Items marked in red are urgent.', 'marked in red'],
    ['See the yellow rows below', 'yellow rows'],
    ['Fields highlighted in Green need a signature', 'highlighted in Green'],
  ])('is words for what is told apart by colour: %s', (text, words) => {
    expect(messageOf({ body: p(text) })).toBe(
      `“${words}” tells things apart by colour alone. Say it in words or with a sign as well.`,
    );
  });

  test.each([
    'Use the red bucket for floors.',
    'The green light means ready.',
    'A tag printed by the printer in red ink',
  ])('is not what is of a colour itself: %s', (text) => {
    expect(gapsOf({ body: p(text) })).toEqual([]);
  });

  test('is words in cells that are nothing but coloured, told once for a table', () => {
    expect(gapsOf({ body: rows(shaded('FF0000'), shaded('00B050')) })).toEqual([
      'colour-alone: Body, the table that begins with “Risk”',
    ]);
    expect(gapsOf({ body: rows(shaded('EEF1EC'), shaded('FF0000', p('High')), shaded('auto')) })).toEqual([]);
  });

  test('is not what no customer gets', () => {
    const body = paragraph(deleted('marked in red')) + p('x');
    expect(gapsOf({ body, comments: `<w:comment w:id="1">${p('marked in red')}</w:comment>` })).toEqual([]);
  });
});
