/** The next thing that could hide or end a dictionary: a string, a comment, `<<`, `>>`, or a string of digits. */
const MARK = /\\.|[()%]|<<|>>|<[\dA-Fa-f\s]*>/gs;

/** Where the dictionary that begins at `from` ends; undefined if there is none, or it has no end before `limit`. */
export const endOfDictionary = (source: string, from: number, limit: number): number | undefined => {
  if (!source.startsWith('<<', from)) return undefined;
  MARK.lastIndex = from;
  let depth = 0;
  let parentheses = 0;
  for (let mark = MARK.exec(source); mark && mark.index < limit; mark = MARK.exec(source)) {
    const [sign] = mark;
    if (sign === '(') parentheses += 1;
    else if (sign === ')') parentheses -= 1;
    else if (parentheses > 0) continue;
    else if (sign === '%') return undefined;
    else if (sign === '<<') depth += 1;
    else if (sign === '>>' && --depth === 0) return MARK.lastIndex;
  }
  return undefined;
};
