import { addressOfDocument } from '#office/merge-pdf/document-address.ts';
import {
  link,
  logoDrawing,
  longDay,
  paragraph,
  run,
  size,
  spacing,
  style,
  TAB,
  TEXT_WIDTH,
  writeWord,
} from './word-parts.ts';

export type ManualEntry = {
  number: string;
  title: string;
  revision: number;
  /** Days, written 2026-11-17. */
  effectiveOn: string | null;
  nextReviewOn: string | null;
  owner: string;
  pageCount: number;
};

export type ManualFront = {
  title: string;
  business: string;
  /** The day it tells of, written 2026-11-17. */
  day: string;
  entries: readonly ManualEntry[];
  /** Documents that are in force and not in it, with the reason in a sentence. */
  missing: readonly { number: string; title: string; reason: string }[];
};

const INK = '<w:color w:val="17332A"/>';
const QUIET = '<w:color w:val="5A6761"/>';

const STYLES =
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/>${spacing(0, 160)}<w:outlineLvl w:val="0"/>`,
    `<w:b/><w:bCs/>${INK}${size(36)}`,
  ) +
  style(
    'Heading2',
    'heading 2',
    `<w:keepNext/>${spacing(320, 100)}<w:outlineLvl w:val="1"/>`,
    `<w:b/><w:bCs/>${size(24)}`,
  ) +
  style('CoverLogo', 'Cover Logo', spacing(2400, 480), '') +
  style('CoverBusiness', 'Cover Business', spacing(0, 120), `<w:b/><w:bCs/>${size(40)}`) +
  style('CoverNote', 'Cover Note', spacing(0, 60), `${QUIET}${size(24)}`) +
  style('TableHead', 'Table Head', spacing(60, 60), `<w:b/><w:bCs/>${size(17)}`) +
  style('TableText', 'Table Text', spacing(50, 50), size(17)) +
  style(
    'Entry',
    'Entry',
    `<w:tabs><w:tab w:val="left" w:pos="1300"/><w:tab w:val="right" w:leader="dot" w:pos="${TEXT_WIDTH}"/></w:tabs>${spacing(40, 60)}<w:ind w:left="1300" w:right="700" w:hanging="1300"/>`,
    size(20),
  );

const columns = [
  { title: 'Number', width: 12, of: ({ number }: ManualEntry) => number },
  { title: 'Title', width: 34, of: ({ title }: ManualEntry) => title },
  { title: 'Revision', width: 10, of: ({ revision }: ManualEntry) => String(revision) },
  { title: 'Effective', width: 16, of: ({ effectiveOn }: ManualEntry) => dayOf(effectiveOn) },
  { title: 'Next review', width: 16, of: ({ nextReviewOn }: ManualEntry) => dayOf(nextReviewOn) },
  { title: 'Owner', width: 18, of: ({ owner }: ManualEntry) => owner },
] as const;

const dayOf = (day: string | null) =>
  day === null
    ? ''
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );

const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B4BEB6"/>`;
const TOTAL = columns.reduce((sum, { width }) => sum + width, 0);
const WIDTHS = columns.map(({ width }) => Math.floor((width / TOTAL) * TEXT_WIDTH));

const row = (cells: readonly string[], isHead: boolean) =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells
    .map(
      (content, index) =>
        `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[index] ?? 0}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1EC"/>' : ''}</w:tcPr>` +
        `${paragraph(isHead ? 'TableHead' : 'TableText', content)}</w:tc>`,
    )
    .join('')}</w:tr>`;

const register = (entries: readonly ManualEntry[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${line('top')}${line('bottom')}${line('insideH')}</w:tblBorders>` +
  '<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="70" w:type="dxa"/><w:right w:w="70" w:type="dxa"/></w:tblCellMar><w:tblLook w:firstRow="1"/></w:tblPr>' +
  `<w:tblGrid>${WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>` +
  row(
    columns.map(({ title }) => run(title)),
    true,
  ) +
  entries
    .map((entry) =>
      row(
        columns.map(({ of }) => run(of(entry))),
        false,
      ),
    )
    .join('') +
  '</w:tbl>';

/** Documents are counted from page 1; the pages before them have numbers of their own. */
const contents = (entries: readonly ManualEntry[]) => {
  let page = 1;
  return entries
    .map(({ number, title, pageCount }, index) => {
      const entry = `${run(number)}${TAB}${run(title)}${TAB}${run(String(page))}`;
      page += pageCount;
      return paragraph('Entry', link(index, entry));
    })
    .join('');
};

const NEW_PAGE = '<w:pageBreakBefore/>';
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What comes before the documents: a cover, the register of what is in force, and the contents, whose links lead to the documents. */
export const writeManualFront = (front: ManualFront, logo?: Uint8Array): Buffer => {
  const { title, business, day, entries, missing } = front;
  const pages = entries.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const cover =
    paragraph('CoverLogo', logo ? logoDrawing(logo, [3.5, 1.4]) : '') +
    paragraph('CoverBusiness', run(business)) +
    paragraph('Heading1', run(title, size(56))) +
    paragraph('CoverNote', run(`As of ${longDay(day)}`)) +
    paragraph('CoverNote', run(`${counted(entries.length, 'document')} in force, ${counted(pages, 'page')}`));
  const left =
    missing.length === 0
      ? ''
      : paragraph('Heading2', run('In force, and not in this manual')) +
        missing
          .map(({ number, title: lost, reason }) =>
            paragraph('Normal', run(`${[number, lost].filter(Boolean).join(' ')}: ${reason}`)),
          )
          .join('');
  return writeWord({
    title,
    business,
    day,
    logo,
    styles: STYLES,
    links: entries.map((_, index) => addressOfDocument(index)),
    body:
      cover +
      paragraph('Heading1', run('Register'), NEW_PAGE) +
      register(entries) +
      left +
      paragraph('Heading1', run('Contents'), NEW_PAGE) +
      contents(entries),
  });
};
