import { FONT, palette } from '#demo/layout/palette.ts';

/** Where a workbook's colours go by number, this is the theme's first accent. */
export const ACCENT_1 = 4;

const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const fonts = (name: string) =>
  `<a:${name}><a:latin typeface="${FONT}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
/** A theme has to have three of each. */
const thrice = (name: string, one: string) => `<a:${name}>${one.repeat(3)}</a:${name}>`;

/** The green is the first accent: a customer who has colours gets the workbook in theirs. The red that means danger stays. */
export const themeXml = () =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Bindery"><a:themeElements>' +
  `<a:clrScheme name="Bindery">${[
    colour('dk1', palette.ink),
    colour('lt1', 'FFFFFF'),
    colour('dk2', palette.body),
    colour('lt2', palette.desk),
    colour('accent1', palette.green),
    colour('accent2', palette.quiet),
    colour('accent3', palette.body),
    colour('accent4', palette.green),
    colour('accent5', palette.quiet),
    colour('accent6', palette.body),
    colour('hlink', palette.green),
    colour('folHlink', palette.quiet),
  ].join('')}</a:clrScheme>` +
  `<a:fontScheme name="Bindery">${fonts('majorFont')}${fonts('minorFont')}</a:fontScheme>` +
  `<a:fmtScheme name="Bindery">${[
    thrice('fillStyleLst', FILL),
    thrice('lnStyleLst', `<a:ln w="9525">${FILL}</a:ln>`),
    thrice('effectStyleLst', '<a:effectStyle><a:effectLst/></a:effectStyle>'),
    thrice('bgFillStyleLst', FILL),
  ].join('')}</a:fmtScheme></a:themeElements></a:theme>`;
