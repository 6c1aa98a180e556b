import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import type { Entry } from './list-entries.ts';

type Look = {
  /** The prefix of Word's elements, colon included. */
  prefix: string;
  /** Where the numbers of pages end, in twentieths of a point. */
  width: number;
  styleOf: (level: number) => string | undefined;
  hasNumbers: boolean;
};

/** How far the text of a line stands behind its number. */
const NUMBER_WIDTH = 440;

/** The lines of contents as Word writes them; the first begins with `start`, and `end` stands behind the last. */
export const writeEntries = (
  entries: readonly (Entry & { bookmark: string })[],
  { prefix: w, width, styleOf, hasNumbers }: Look,
  { start, end }: { start: string; end: string },
): string => {
  const run = (content: string) => `<${w}r>${content}</${w}r>`;
  const text = (content: string) => run(`<${w}t xml:space="preserve">${escapeText(content)}</${w}t>`);
  const mark = (type: string) => run(`<${w}fldChar ${w}fldCharType="${type}"/>`);
  const tab = run(`<${w}tab/>`);
  const page = (bookmark: string) =>
    mark('begin') +
    run(`<${w}instrText xml:space="preserve"> PAGEREF ${escapeText(bookmark)} \\h </${w}instrText>`) +
    `${mark('separate')}${text('1')}${mark('end')}`;

  const lines = entries.map(({ level, number, text: title, bookmark }, index) => {
    const style = styleOf(level);
    const left = number === '' ? '' : `<${w}tab ${w}val="left" ${w}pos="${NUMBER_WIDTH * (level + 1)}"/>`;
    const right = hasNumbers ? `<${w}tab ${w}val="right" ${w}leader="dot" ${w}pos="${width}"/>` : '';
    const tabs = left + right === '' ? '' : `<${w}tabs>${left}${right}</${w}tabs>`;
    const named = style === undefined ? '' : `<${w}pStyle ${w}val="${escapeAttribute(style)}"/>`;
    const content =
      (number === '' ? '' : text(number) + tab) + text(title) + (hasNumbers ? tab + page(bookmark) : '');
    const link = `<${w}hyperlink ${w}anchor="${escapeAttribute(bookmark)}" ${w}history="1">${content}</${w}hyperlink>`;
    return `<${w}p><${w}pPr>${named}${tabs}</${w}pPr>${index === 0 ? start : ''}${link}</${w}p>`;
  });
  return `${lines.join('')}<${w}p>${end}</${w}p>`;
};
