/** So much of a line's end tells it from others. */
const LENGTH = 12;
/** Nobody sees a space at an end; and the same bullet has one number in Word's fonts and another in free ones. */
const UNSEEN = /[\s\u2022\ue000-\uf8ff]/g;

/** How the lines of a document end. */
export const lineEndsOf = (pages: readonly string[]): string[] =>
  pages
    .flatMap((page) => page.split(/\r?\n/))
    .map((line) => line.normalize('NFKC').replaceAll(UNSEEN, '').slice(-LENGTH))
    .filter((end) => end !== '');

/** How many of the expected ends are there. Texts beside each other, as in a chart, have no order to compare. */
export const countEqualEnds = (expected: readonly string[], found: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const end of found) left.set(end, (left.get(end) ?? 0) + 1);
  return expected.filter((end) => {
    const count = left.get(end) ?? 0;
    left.set(end, count - 1);
    return count > 0;
  }).length;
};
