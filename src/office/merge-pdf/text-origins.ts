/** Strings, names and words of a page's content, so that a word inside a string is none. */
const TOKEN =
  /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|<<|>>|<[^<>]*>|[[\]]|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/g;
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

const codesOf = (signs: string) => new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
const NUMBER = codesOf('0123456789+-.');
const LETTER = codesOf('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\'"');

export type Point = { x: number; y: number };

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** What `one` does, and then `other`. */
const after = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
];

/** Where on a page each piece of text begins, on its base line. Text in drawings that are placed as a whole is not seen. */
export const textOriginsOf = (content: string): Point[] => {
  const origins: Point[] = [];
  const stack: Matrix[] = [];
  let [page, line, leading] = [SAME, SAME, 0];
  let operands: number[] = [];
  const moveLine = (x: number, y: number) => {
    line = after([1, 0, 0, 1, x, y], line);
  };
  const at = (index: number) => operands.at(index) ?? 0;
  const matrix = (): Matrix => [at(-6), at(-5), at(-4), at(-3), at(-2), at(-1)];
  for (const [token] of content.matchAll(TOKEN)) {
    if (NUMBER.has(token.charCodeAt(0))) operands.push(Number(token));
    // Strings and names stand among the operands, where only numbers are looked at.
    if (!LETTER.has(token.charCodeAt(0))) continue;
    if (token === 'q') stack.push(page);
    else if (token === 'Q') page = stack.pop() ?? SAME;
    else if (token === 'cm') page = after(matrix(), page);
    else if (token === 'BT') line = SAME;
    else if (token === 'Tm') line = matrix();
    else if (token === 'TL') leading = at(-1);
    else if (token === 'TD') leading = -at(-1);
    if (token === 'Td' || token === 'TD') moveLine(at(-2), at(-1));
    if (token === 'T*' || token === "'" || token === '"') moveLine(0, -leading);
    if (SHOWS.has(token)) {
      const [, , , , x, y] = after(line, page);
      origins.push({ x, y });
    }
    operands = [];
  }
  return origins;
};
