/** How many members two lists have in common at their beginning, and how many at their end. */
export const commonEnds = (one: readonly string[], other: readonly string[]) => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, end };
};
