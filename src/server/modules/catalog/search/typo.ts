/** How many slips a word of this length may have: short words are too alike for any. */
const slipsAllowed = (word: string) => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Whether one may be a mistyped form of the other. */
export const isLikelyTypo = (typed: string, meant: string) => {
  const allowed = slipsAllowed(typed);
  return allowed > 0 && Math.abs(typed.length - meant.length) <= allowed && slips(typed, meant) <= allowed;
};

/** Letters added, left out, exchanged, or swapped with their neighbour (the restricted Damerau-Levenshtein distance). */
export const slips = (typed: string, meant: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, meant.length);
};

const at = (row: number[], column: number) => row[column] ?? Infinity;
