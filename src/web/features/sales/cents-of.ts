/**
 * Digits are read as digits: no sum of money passes through a fraction. A comma is refused: it stands for thousands
 * here, and for cents elsewhere.
 */
export const centsOf = (text: string) => {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};
