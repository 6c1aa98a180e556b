const HEAD_BYTES = 8;
const FUNCTION_SECTION = 3;

/** How many functions a WebAssembly program brings along, those it is given not counted. */
export const countFunctions = (source: Uint8Array) => {
  let at = HEAD_BYTES;
  const byte = () => source[at++] ?? 0;
  // Seven bits a byte, the lowest first; the eighth says that more follow.
  const number = (shift = 0): number => {
    const read = byte();
    return (read & 0x7f) * 2 ** shift + (read & 0x80 ? number(shift + 7) : 0);
  };
  while (at < source.length) {
    const section = byte();
    const length = number();
    if (section === FUNCTION_SECTION) return number();
    at += length;
  }
  return 0;
};
