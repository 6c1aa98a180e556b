import { DECLARATION } from './package-parts.ts';
import { MAIN } from './word-markup.ts';

const style = (id: string, name: string, paragraphLook: string, runLook: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphLook}</w:pPr><w:rPr>${runLook}</w:rPr></w:style>`;
const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;

export const stylesXml = () =>
  `${DECLARATION}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>${size(20)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr>${spacing(0, 120)}</w:pPr></w:style>` +
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/>${spacing(60, 80)}<w:outlineLvl w:val="0"/>`,
    `<w:b/><w:bCs/>${size(36)}`,
  ) +
  style(
    'Heading2',
    'heading 2',
    `<w:keepNext/>${spacing(160, 80)}<w:outlineLvl w:val="1"/>`,
    `<w:b/><w:bCs/>${size(24)}`,
  ) +
  style(
    'Statement',
    'Statement',
    `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="1F5C46"/></w:pBdr>${spacing(80, 200)}<w:ind w:left="200"/>`,
    `<w:b/><w:bCs/>${size(22)}`,
  ) +
  style('TableHead', 'Table Head', spacing(60, 60), `<w:b/><w:bCs/>${size(17)}`) +
  style('TableText', 'Table Text', spacing(50, 50), size(17)) +
  style('Footer', 'footer', spacing(0, 0), `<w:color w:val="5A6761"/>${size(16)}`) +
  '</w:styles>';
