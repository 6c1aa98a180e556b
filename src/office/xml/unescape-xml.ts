import { RefusedFile } from '#office/refusal.ts';

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;

/** What a piece of text means: references resolved, line ends in one form. */
export const unescapeText = (written: string) => {
  const lines = written.includes('\r') ? written.replaceAll(/\r\n?/g, '\n') : written;
  return lines.includes('&') ? lines.replaceAll(REFERENCE, resolve) : lines;
};

/** In attributes all white space that is not a reference reads as spaces. */
export const unescapeAttribute = (written: string) => {
  const line = /[\r\n\t]/.test(written) ? written.replaceAll(/\r\n|[\r\n\t]/g, ' ') : written;
  return line.includes('&') ? line.replaceAll(REFERENCE, resolve) : line;
};

const resolve = (_: string, hex?: string, decimal?: string, name?: string) => {
  if (name !== undefined) return NAMED.get(name) ?? malformed();
  const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : malformed();
};

const malformed = (): never => {
  throw new RefusedFile('bad-xml');
};
