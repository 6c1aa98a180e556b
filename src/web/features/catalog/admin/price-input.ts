const DOLLARS_AND_CENTS = /^(\d{0,9})(?:\.(\d{0,2})0*)?$/;

/**
 * Dollars as typed, in whole cents; undefined when they are none. Digits only, never a float: 1.15 × 100 is
 * not 115 to a computer.
 */
export const centsOf = (typed: string): number | undefined => {
  const [, dollars = '', cents = ''] = DOLLARS_AND_CENTS.exec(typed.trim()) ?? [];
  if (dollars === '' && cents === '') return undefined;
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

export const dollarsOf = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A number with parts of a cent, which nobody can pay. */
export const hasPartsOfCents = (typed: string) => /^\d*\.\d{2}\d*[1-9]\d*$/.test(typed.trim());
