/** Where a table of a TrueType or OpenType file begins. Throws a RangeError when the file ends before it is found. */
export const tableAt = (font: Buffer, tag: string): number | undefined => {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  return undefined;
};
