import sharp from 'sharp';
import { fillDocx } from '#office/fill-docx.ts';
import { fillMarked } from '#server/adapters/template-engine/fill-marked.ts';
import { buildDocx, wordPart } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { p, paragraph, picture, r, run, table } from '#tests/support/office/word-markup.ts';

const pageBreak = paragraph(run('<w:br w:type="page"/>'));

export const onePage = () =>
  buildDocx({ body: p('Cleaning of the kitchen') + table([p('Step'), p('Who')]) + p('End') });

export const pages = (count: number) =>
  buildDocx({ body: Array.from({ length: count }, (_, index) => p(`Page ${index + 1}`)).join(pageBreak) });

/** So many pages, each of which says how many there are. */
export const countedPages = (count: number) =>
  buildDocx({
    body: Array.from({ length: count }, () =>
      paragraph(
        `<w:r><w:t xml:space="preserve">Of </w:t></w:r><w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>1</w:t></w:r></w:fldSimple>`,
      ),
    ).join(pageBreak),
  });

/** Two sections, so that the first of them can say its own size. */
export const sideways = () => {
  const section = '<w:sectPr><w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/></w:sectPr>';
  return buildDocx({ body: p('Wide') + paragraph('', section) + p('High') });
};

/** By script, two letters of the same width: one page for each script shows the one or the other. */
export const scripts: Record<string, [string, string]> = {
  Latin: ['\u1ec5', '\u1ebf'],
  Cyrillic: ['\u0448', '\u0449'],
  Hebrew: ['\u05d0', '\u05e2'],
  Arabic: ['\u0634', '\u0633'],
  Hindi: ['\u092d', '\u0930'],
  Thai: ['\u0e01', '\u0e16'],
  'simplified Chinese': ['\u997a', '\u9986'],
  'traditional Chinese': ['\u81fa', '\u7063'],
  Japanese: ['\u3059', '\u3057'],
  Korean: ['\uc11c', '\uae40'],
  emoji: ['\u{1f355}', '\u{1f363}'],
  symbols: ['\u23fb', '\u23fc'],
};

export const inEveryScript = (which: 0 | 1) =>
  buildDocx({
    body: Object.values(scripts)
      .map((letters) => p(letters[which]))
      .join(pageBreak),
  });

export const LOGO_COLOUR = { r: 208, g: 32, b: 64 };
/** Finer than a page is printed. */
export const LOGO_WIDTH = 1200;

/** A filled template: the buyer's logo in the header of the page. */
/** Its values are marked: one in the header of both pages, one that is broken into lines, and a logo in the text. */
export const withMarks = () => {
  const narrow = '<w:ind w:right="7500"/>';
  const template = buildDocx({
    headers: { default: p('{{date}}') },
    body: paragraph(r('{{full_address}}'), narrow) + pageBreak + p('{{logo}}'),
  });
  const names = new Set(['date', 'full_address', 'logo']);
  return fillMarked(names)(template, sampleFilling, { logo: makePng(60, 30) });
};

export const withHeaderLogo = async (spacing = '') => {
  const logo = await sharp({
    create: { width: LOGO_WIDTH, height: LOGO_WIDTH / 3, channels: 3, background: LOGO_COLOUR },
  })
    .png()
    .toBuffer();
  const template = buildDocx({
    headers: { default: paragraph(r('{{logo}}'), spacing) },
    body: paragraph(r('For {{business_name}}')),
  });
  return fillDocx(template, sampleFilling, { logo });
};

const STRUCTURED_STYLES =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  [1, 2]
    .map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
    )
    .join('');

const BULLETS = {
  name: 'word/numbering.xml',
  content: wordPart(
    'numbering',
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="-"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  ),
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
  use: 'numbering',
};

const heading = (level: number, text: string) => paragraph(r(text), `<w:pStyle w:val="H${level}"/>`);
const item = (text: string) =>
  paragraph(r(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

/** All that a reader is told of who does not see the page: headings, a list, a table with a head, a picture in words. */
export const withStructure = async () => {
  const rows = table([p('Step'), p('Who')], [p('Wash'), p('Everyone')]);
  const map = await sharp({ create: { width: 40, height: 20, channels: 3, background: LOGO_COLOUR } })
    .png()
    .toBuffer();
  return buildDocx({
    styles: STRUCTURED_STYLES,
    core: '<dc:title>Cleaning</dc:title>',
    headers: { default: p('Of the kitchen') },
    footers: { default: p('The end of the page') },
    body: [
      heading(1, 'Cleaning'),
      p('Every day.'),
      item('The floor'),
      item('The sink'),
      rows.replace('<w:tr>', '<w:tr><w:trPr><w:tblHeader/></w:trPr>'),
      heading(2, 'Where'),
      paragraph(run(picture({ id: 'rIdMap', descr: 'The way from the sink to the floor' }))),
    ].join(''),
    relationships: [{ id: 'rIdMap', type: 'image', target: 'media/map.png' }],
    parts: [BULLETS, { name: 'word/media/map.png', content: map }],
    defaults: { png: 'image/png' },
  });
};

/**
 * Tables of a style with lines, narrow cells and close paragraphs. A table style that mentions its last row, though nothing
 * of it, is left to the office; one that does not is resolved by us before.
 */
export const withTableStyle = (style: 'ours to resolve' | "the office's" | 'none') => {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="12" w:color="0B4F3F"/>`).join('');
  const margins = ['left', 'right'].map((side) => `<w:${side} w:w="400" w:type="dxa"/>`).join('');
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="400" w:line="360" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr></w:style>' +
    '<w:style w:type="table" w:styleId="Grid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr>' +
    `<w:tblPr><w:tblBorders>${borders}</w:tblBorders><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr>` +
    `${style === "the office's" ? '<w:tblStylePr w:type="lastRow"/>' : ''}</w:style>`;
  const cells = [p('Step'), p('One') + p('Two'), paragraph(r('Middle'), '<w:jc w:val="center"/>') + p('End')];
  const plain = table(cells, cells);
  const tables = style === 'none' ? plain : plain.replace('<w:tblPr>', '<w:tblPr><w:tblStyle w:val="Grid"/>');
  return buildDocx({ styles, headers: { default: tables + p('Header') }, body: `${tables}${p('After')}` });
};

/** A zip like any document, without a document in it. */
export const poison = () => rawZip({ entries: [{ name: 'word/nothing.xml', content: '<nothing/>' }] });

/** Small, honest by every count, and hours of work: tables in tables in tables. */
export const endless = () =>
  buildDocx({
    body: `${'<w:tbl><w:tr><w:tc>'.repeat(2000)}${p('x')}${'</w:tc></w:tr></w:tbl>'.repeat(2000)}${p('x')}`,
  });
