/** Which code points a font, or several together, can print. */
export type CharacterSet = { has: (codePoint: number) => boolean };

type Range = [first: number, last: number];

const RADIX = 36;

/** A short text for many characters: each range as its distance from the one before and its length, if it has any. */
export const encodeCharacters = (codePoints: Iterable<number>): string => {
  let before = 0;
  return rangesOf(codePoints)
    .map(([first, last]) => {
      const length = last > first ? `-${(last - first).toString(RADIX)}` : '';
      const written = (first - before).toString(RADIX) + length;
      before = last;
      return written;
    })
    .join(' ');
};

export const decodeCharacters = (encoded: string): CharacterSet => {
  let before = 0;
  return setOf(
    (encoded === '' ? [] : encoded.split(' ')).map((written) => {
      const [distance = '', length = '0'] = written.split('-');
      const first = before + Number.parseInt(distance, RADIX);
      before = first + Number.parseInt(length, RADIX);
      return [first, before];
    }),
  );
};

export const characterSet = (codePoints: Iterable<number>): CharacterSet => setOf(rangesOf(codePoints));

const rangesOf = (codePoints: Iterable<number>): Range[] => {
  const ranges: Range[] = [];
  for (const codePoint of [...new Set(codePoints)].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
};

const setOf = (ranges: readonly Range[]): CharacterSet => {
  const firsts = Uint32Array.from(ranges, ([first]) => first);
  const lasts = Uint32Array.from(ranges, ([, last]) => last);
  return {
    has: (codePoint) => {
      let low = 0;
      let high = firsts.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((firsts[middle] ?? 0) <= codePoint) low = middle + 1;
        else high = middle;
      }
      return low > 0 && codePoint <= (lasts[low - 1] ?? 0);
    },
  };
};
