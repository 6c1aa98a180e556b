const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

const roman = (number: number) => {
  let [left, written] = [number, ''];
  for (const [value, letters] of ROMAN)
    while (left >= value) {
      written += letters;
      left -= value;
    }
  return written;
};

const ALPHABET = 26;

/** a to z, then aa to zz: the letter is repeated, as Word does. */
const letter = (number: number) =>
  String.fromCodePoint(97 + ((number - 1) % ALPHABET)).repeat(Math.ceil(number / ALPHABET));

/** The number of a page in one of Word's formats; in figures, if it is another one. */
export const writeNumber = (number: number, format: string): string => {
  if (number < 1) return String(number);
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  if (format === 'lowerLetter') return letter(number);
  return format === 'upperLetter' ? letter(number).toUpperCase() : String(number);
};
