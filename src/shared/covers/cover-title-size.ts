/** Letters a title may have at a size, which is a share of the cover's width. */
const sizes = [
  { size: 12.5, letters: 18 },
  { size: 10.5, letters: 46 },
  { size: 8.6, letters: 76 },
  { size: 7.2, letters: 110 },
] as const;
const SMALLEST = 5.8;
/** What is left beside the spine, and how wide a letter is on average. */
const ROOM = 79;
const LETTER = 0.58;

/** As large as fits: by the length of the whole title, and so that its longest word stays on one line if it can. */
export const coverTitleSize = (title: string) => {
  const byLength = sizes.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST;
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length), 1);
  return Math.max(SMALLEST, Math.min(byLength, ROOM / (longest * LETTER)));
};
