/** Families the converters print with, and those whose metrics these share, so nothing moves. */
const AVAILABLE =
  /^(?:Carlito|Caladea|Liberation .+|DejaVu (?:Sans|Serif)|Noto (?:Sans|Serif)(?: .+)?|Calibri|Cambria|Arial|Times New Roman|Courier New)$/i;

/** Bullets and ticks: their signs are drawn from a symbol font that has all of them. */
const SYMBOLS = /^(?:Symbol|OpenSymbol|Wingdings(?: [23])?|Webdings)$/i;

export const isFontAvailable = (family: string) => AVAILABLE.test(family) || SYMBOLS.test(family);
