import { FONT, palette } from './palette.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

type ParagraphStyle = {
  id: string;
  name: string;
  next?: string;
  /** The insides of `w:pPr` and `w:rPr`, in the order that the schema asks for. */
  paragraph?: string;
  run?: string;
};

const spacing = (before: number, after: number, line = 264) =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const run = (halfPoints: number, color: string, more = '') =>
  `${more}<w:color w:val="${color}"/><w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const bold = '<w:b/><w:bCs/>';
const border = (side: string, size: number, color: string, space = 0) =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="${space}" w:color="${color}"/>`;

const paragraphStyles: ParagraphStyle[] = [
  {
    id: 'Title',
    name: 'Title',
    next: 'Normal',
    paragraph: `<w:keepNext/>${spacing(0, 140, 240)}`,
    run: `${bold}<w:color w:val="${palette.ink}"/><w:spacing w:val="-10"/><w:sz w:val="44"/><w:szCs w:val="44"/>`,
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    next: 'Title',
    paragraph: `<w:keepNext/>${spacing(60, 60, 240)}`,
    run: `${bold}<w:caps/><w:color w:val="${palette.green}"/><w:spacing w:val="16"/><w:sz w:val="16"/><w:szCs w:val="16"/>`,
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/><w:pBdr>${border('bottom', 6, palette.green, 3)}</w:pBdr>${spacing(300, 120, 240)}<w:outlineLvl w:val="0"/>`,
    run: run(26, palette.ink, bold),
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(200, 80, 240)}<w:outlineLvl w:val="1"/>`,
    run: run(21, palette.green, bold),
  },
  {
    id: 'Heading3',
    name: 'heading 3',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(160, 60, 240)}<w:outlineLvl w:val="2"/>`,
    run: run(20, palette.ink, bold),
  },
  { id: 'ListBullet', name: 'List Bullet', paragraph: spacing(0, 60) },
  { id: 'ListBulletLast', name: 'List Bullet Last', next: 'Normal', paragraph: spacing(0, 140) },
  {
    id: 'Callout',
    name: 'Callout',
    next: 'Normal',
    paragraph: `<w:keepLines/><w:pBdr>${border('top', 32, palette.desk)}${border('left', 24, palette.green, 8)}${border('bottom', 32, palette.desk)}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${palette.desk}"/>${spacing(160, 180)}<w:ind w:left="200"/>`,
    run: run(19, palette.ink),
  },
  { id: 'TableText', name: 'Table Text', paragraph: spacing(0, 0, 250), run: run(18, palette.body) },
  {
    id: 'TableHead',
    name: 'Table Head',
    paragraph: `<w:keepNext/>${spacing(0, 0, 240)}`,
    run: run(17, palette.ink, bold),
  },
  {
    id: 'StepNumber',
    name: 'Step Number',
    paragraph: spacing(0, 0, 250),
    run: run(18, palette.green, bold),
  },
  // By this name offices know a cell that heads others, and readers of the PDF are told.
  { id: 'FieldLabel', name: 'Table Heading', paragraph: spacing(0, 0, 240), run: run(15, palette.quiet) },
  {
    id: 'BlockTitle',
    name: 'Block Title',
    paragraph: spacing(0, 20, 240),
    run: run(23, palette.ink, bold),
  },
  { id: 'BlockText', name: 'Block Text', paragraph: spacing(0, 0, 240), run: run(17, palette.body) },
  {
    id: 'BlockFact',
    name: 'Block Fact',
    paragraph: `<w:tabs><w:tab w:val="left" w:pos="760"/></w:tabs>${spacing(0, 10, 240)}`,
    run: run(16, palette.ink),
  },
  {
    id: 'Gap',
    name: 'Gap',
    paragraph: '<w:spacing w:before="0" w:after="0" w:line="120" w:lineRule="exact"/>',
    run: run(8, palette.body),
  },
  {
    id: 'EndGap',
    name: 'End Gap',
    paragraph: '<w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>',
    run: run(2, palette.body),
  },
  { id: 'Header', name: 'header', paragraph: spacing(0, 0, 240) },
  {
    id: 'Footer',
    name: 'footer',
    paragraph: spacing(0, 0, 240),
    run: run(15, palette.quiet),
  },
];

const paragraphStyleXml = ({ id, name, next, paragraph = '', run: look = '' }: ParagraphStyle) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
  `${next ? `<w:next w:val="${next}"/>` : ''}<w:qFormat/>` +
  `<w:pPr>${paragraph}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;

const cellMargins =
  '<w:tblCellMar><w:top w:w="56" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="56" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar>';

const tableStyle = (id: string, name: string, borders: string) =>
  `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="TableNormal"/><w:qFormat/>` +
  `<w:tblPr><w:tblBorders>${borders}</w:tblBorders>${cellMargins}</w:tblPr></w:style>`;

const lines = (sides: readonly string[], size: number, color: string) =>
  sides.map((side) => border(side, size, color)).join('');

const ruled =
  lines(['top', 'left'], 4, palette.line) +
  border('bottom', 8, palette.green) +
  lines(['right', 'insideH', 'insideV'], 4, palette.line);

const allSides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

/** The styles of every document. Table styles are why they are written by hand: the library has none. */
export const stylesXml = () =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:styles xmlns:w="${MAIN}">` +
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:eastAsia="${FONT}" w:cs="${FONT}"/>` +
  `${run(20, palette.body)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault>` +
  `<w:pPrDefault><w:pPr>${spacing(0, 120)}</w:pPr></w:pPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>' +
  `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${cellMargins}</w:tblPr></w:style>` +
  paragraphStyles.map(paragraphStyleXml).join('') +
  tableStyle('BinderyTable', 'Bindery Table', ruled) +
  tableStyle('BinderyForm', 'Bindery Form', lines(allSides, 4, palette.line)) +
  tableStyle('BinderyTitleBlock', 'Bindery Title Block', lines(allSides, 8, palette.ink)) +
  tableStyle('BinderyFooter', 'Bindery Footer', border('top', 6, palette.green)) +
  '</w:styles>';
