import { FONT, palette } from '#demo/layout/palette.ts';
import { ACCENT_1 } from './theme-xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const fonts = {
  text: `<sz val="10"/><color rgb="FF${palette.body}"/>`,
  bold: `<b/><sz val="10"/><color rgb="FF${palette.ink}"/>`,
  title: `<b/><sz val="18"/><color rgb="FF${palette.ink}"/>`,
  label: `<sz val="8"/><color rgb="FF${palette.quiet}"/>`,
  section: `<b/><sz val="11"/><color theme="${ACCENT_1}"/>`,
};
const fills = [
  '<patternFill patternType="none"/>',
  '<patternFill patternType="gray125"/>',
  solid(palette.desk),
];
const thin = (side: string, color: string = palette.line) =>
  `<${side} style="thin"><color rgb="FF${color}"/></${side}>`;
const borders = {
  none: '<left/><right/><top/><bottom/><diagonal/>',
  box: `${thin('left')}${thin('right')}${thin('top')}${thin('bottom')}<diagonal/>`,
  head: `${thin('left')}${thin('right')}${thin('top')}<bottom style="medium"><color theme="${ACCENT_1}"/></bottom><diagonal/>`,
};
const formats = { general: 0, number: 164, date: 165, time: 166, percent: 9 };

type Style = {
  font: keyof typeof fonts;
  border: keyof typeof borders;
  fill?: number;
  format?: keyof typeof formats;
  align?: string;
};

const middle = 'vertical="center" wrapText="1"';
const centered = `horizontal="center" ${middle}`;
const indented = `horizontal="left" indent="1" ${middle}`;

const styles = {
  plain: { font: 'text', border: 'none', align: 'vertical="center"' },
  title: { font: 'title', border: 'none', align: 'vertical="center"' },
  bold: { font: 'bold', border: 'none', align: 'vertical="center"' },
  section: { font: 'section', border: 'none', align: 'vertical="center"' },
  note: { font: 'label', border: 'none', align: 'vertical="top" wrapText="1"' },
  label: { font: 'label', border: 'box', fill: 2, align: indented },
  head: { font: 'bold', border: 'head', fill: 2, align: indented },
  cell: { font: 'text', border: 'box', align: indented },
  name: { font: 'bold', border: 'box', align: indented },
  center: { font: 'text', border: 'box', align: centered },
  result: { font: 'bold', border: 'box', align: centered },
  number: { font: 'text', border: 'box', format: 'number', align: centered },
  date: { font: 'text', border: 'box', format: 'date', align: centered },
  time: { font: 'text', border: 'box', format: 'time', align: centered },
  percent: { font: 'bold', border: 'box', format: 'percent', align: centered },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

const styleNames = Object.keys(styles) as StyleName[];
export const styleIndex = (name: StyleName) => styleNames.indexOf(name);

function solid(color: string) {
  return `<patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill>`;
}

const list = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

const fontXml = (look: string) => `<font>${look}<name val="${FONT}"/><family val="2"/></font>`;

const styleXml = ({ font, border, fill = 0, format = 'general', align = '' }: Style) =>
  `<xf numFmtId="${formats[format]}" fontId="${Object.keys(fonts).indexOf(font)}" fillId="${fill}" ` +
  `borderId="${Object.keys(borders).indexOf(border)}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" ` +
  `applyBorder="1" applyAlignment="1"><alignment ${align}/></xf>`;

const differentials = [
  '<dxf><font><b/><color rgb="FFB3371F"/></font><fill><patternFill><bgColor rgb="FFFBE3DD"/></patternFill></fill></dxf>',
  `<dxf><font><b/><color theme="${ACCENT_1}"/></font></dxf>`,
];

export const workbookStylesXml = () =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${MAIN}">` +
  list('numFmts', [
    '<numFmt numFmtId="164" formatCode="0.0"/>',
    '<numFmt numFmtId="165" formatCode="mm/dd/yyyy"/>',
    '<numFmt numFmtId="166" formatCode="h:mm\\ AM/PM"/>',
  ]) +
  list('fonts', Object.values(fonts).map(fontXml)) +
  list(
    'fills',
    fills.map((fill) => `<fill>${fill}</fill>`),
  ) +
  list(
    'borders',
    Object.values(borders).map((border) => `<border>${border}</border>`),
  ) +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  list(
    'cellXfs',
    Object.values(styles).map((style) => styleXml(style)),
  ) +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  list('dxfs', differentials) +
  '</styleSheet>';
