import { tableAt } from './table-at.ts';

const FAMILY = 1;
const STYLE = 2;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;
/** A number that means nothing. */
const NOBODYS = 0x7fff;

/**
 * Some files call each weight a family of its own, and name the family they belong to beside it. The office goes by the
 * one name at first and by the other later; here both become the family they belong to.
 */
export const withOneFamily = (font: Buffer): Buffer => {
  const names = tableAt(font, 'name');
  if (names === undefined) return font;
  const entries = Array.from({ length: font.readUInt16BE(names + 2) }, (_, index) => names + 6 + index * 12);
  const kinds = new Set(entries.map((entry) => font.readUInt16BE(entry + 6)));
  if (!kinds.has(TYPOGRAPHIC_FAMILY)) return font;
  const renamed = Buffer.from(font);
  const roles = new Map([
    [FAMILY, NOBODYS],
    [STYLE, NOBODYS],
    [TYPOGRAPHIC_FAMILY, FAMILY],
    [TYPOGRAPHIC_STYLE, STYLE],
  ]);
  for (const entry of entries) {
    const role = roles.get(font.readUInt16BE(entry + 6));
    if (role !== undefined) renamed.writeUInt16BE(role, entry + 6);
  }
  return renamed;
};
