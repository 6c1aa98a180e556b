const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/;
const BY_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A number as people type it: with commas by thousands, with the minus of a word processor. NaN of anything else. */
export const numberFrom = (typed: string): number => {
  const text = typed.trim().replace(/^[−–]/, '-');
  if (PLAIN.test(text)) return Number(text);
  return BY_THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
};
