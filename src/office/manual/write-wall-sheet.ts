import {
  drawing,
  logoDrawing,
  longDay,
  paragraph,
  run,
  size,
  spacing,
  style,
  TEXT_WIDTH,
  writeWord,
} from './word-parts.ts';

export type WallSheet = {
  title: string;
  business: string;
  /** The day it tells of, written 2026-11-17. */
  day: string;
  /** Each with its code as a PNG. */
  entries: readonly { number: string; title: string; revision: number; code: Uint8Array }[];
};

const CODE_INCHES = 1.45;
const CODE_WIDTH = 2500;
const QUIET = '<w:color w:val="5A6761"/>';

const STYLES =
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/>${spacing(0, 60)}<w:outlineLvl w:val="0"/>`,
    `<w:b/><w:bCs/><w:color w:val="17332A"/>${size(44)}`,
  ) +
  style('Note', 'Note', spacing(0, 160), `${QUIET}${size(22)}`) +
  style('TableHead', 'Table Head', spacing(60, 60), `<w:b/><w:bCs/>${size(20)}`) +
  style('Code', 'Code', spacing(80, 80), '') +
  style('Number', 'Number', spacing(80, 20), `${QUIET}${size(26)}`) +
  style('Title', 'Procedure', spacing(0, 40), `<w:b/><w:bCs/>${size(36)}`);

const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B4BEB6"/>`;
const WIDTHS = [CODE_WIDTH, TEXT_WIDTH - CODE_WIDTH] as const;

const row = (cells: readonly [string, string], isHead: boolean) =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells
    .map(
      (content, index) =>
        `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[index] ?? 0}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1EC"/>' : '<w:vAlign w:val="center"/>'}</w:tcPr>${content}</w:tc>`,
    )
    .join('')}</w:tr>`;

const codeIdOf = (index: number) => `rIdCode${index}`;

/** Letters that are read from some steps away; a long title gets smaller ones, so that several stand on a page. */
const sizeOf = (title: string) => size(title.length > 80 ? 24 : title.length > 44 ? 30 : 36);

/** To be hung up where the work is done: each procedure with the code that tells whether a print of it is current. */
export const writeWallSheet = ({ title, business, day, entries }: WallSheet, logo?: Uint8Array): Buffer => {
  const rows = entries.map((entry, index) => {
    const altText = `Code to scan: is ${entry.title} current?`;
    const code = drawing({
      png: entry.code,
      id: codeIdOf(index),
      drawingId: index + 2,
      altText,
      inches: [CODE_INCHES, CODE_INCHES],
    });
    const number = [entry.number, `Revision ${entry.revision}`].filter(Boolean).join(' · ');
    return row(
      [
        paragraph('Code', code),
        paragraph('Number', run(number)) + paragraph('Title', run(entry.title, sizeOf(entry.title))),
      ],
      false,
    );
  });
  return writeWord({
    title,
    business,
    day,
    logo,
    styles: STYLES,
    links: [],
    pictures: Object.fromEntries(entries.map(({ code }, index) => [codeIdOf(index), code])),
    body:
      (logo ? paragraph('Normal', logoDrawing(logo, [2, 0.75])) : '') +
      paragraph('Heading1', run(business || title)) +
      paragraph(
        'Note',
        run(`Procedures in force as of ${longDay(day)}. Scan a code to see whether a print is current.`),
      ) +
      `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${line('top')}${line('bottom')}${line('insideH')}</w:tblBorders>` +
      '<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar><w:tblLook w:firstRow="1"/></w:tblPr>' +
      `<w:tblGrid>${WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>` +
      row([paragraph('TableHead', run('Scan')), paragraph('TableHead', run('Procedure'))], true) +
      `${rows.join('')}</w:tbl>${paragraph('Normal', '')}`,
  });
};
