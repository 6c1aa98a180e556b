/**
 * Characters no document, mail or page should carry: controls, non-characters, halves of surrogate pairs, and
 * those that are seen only by what they do to others (turning the direction, joining nothing to nothing).
 */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- naming the control characters is the point
  /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** How a person's text is kept: composed and trimmed, and printable. */
export type Writing = { compose: (given: string) => string; isPrintable: (composed: string) => boolean };

export const oneLine: Writing = {
  compose: (given) => given.normalize('NFC').trim(),
  isPrintable: (composed) => !UNPRINTABLE.test(composed),
};

/** The line break is the only control character they may hold. */
export const severalLines: Writing = {
  compose: (given) => given.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim(),
  isPrintable: (composed) => !UNPRINTABLE.test(composed.replaceAll('\n', '')),
};

export const tooLong = (maxLength: number) => `must be at most ${maxLength} characters`;
export const NOT_PRINTABLE = 'must not contain control characters';

/** Nothing longer than this is composed at all: composing may shorten it. */
export const mostGiven = (maxLength: number) => maxLength * 4;

/** The text as it is kept, or what is wrong with it. */
export const readText = (
  { compose, isPrintable }: Writing,
  maxLength: number,
  given: string,
): { text: string } | { problem: string } => {
  if (given.length > mostGiven(maxLength)) return { problem: tooLong(maxLength) };
  const text = compose(given);
  if (text.length > maxLength) return { problem: tooLong(maxLength) };
  return isPrintable(text) ? { text } : { problem: NOT_PRINTABLE };
};
