import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';

const cardFields = ['number', 'expiry', 'cvc', 'name', 'zip'] as const;
export type CardField = (typeof cardFields)[number];
export type FieldErrors = Partial<Record<CardField, string>>;

export const emptyMessages: Record<CardField, string> = {
  number: 'Enter the card number.',
  expiry: 'Enter MM / YY.',
  cvc: 'Enter the security code.',
  name: 'Enter the name on the card.',
  zip: 'Enter the ZIP code.',
};

export const wrongMessages: Record<CardField, string> = {
  number: 'This card number is not complete or not valid.',
  expiry: 'Enter MM / YY.',
  cvc: 'The security code has 3 or 4 digits.',
  name: `Use at most ${textLength.name} characters.`,
  zip: `Use at most ${textLength.zipCode} characters.`,
};

/** The number of the card, or what is wrong with the fields. Nothing else of them is needed, so nothing else is kept. */
export const readCardForm = (
  form: Record<string, string>,
  now: Date,
): { number: string } | { errors: FieldErrors } => {
  const errors: FieldErrors = {};
  for (const field of cardFields) {
    const value = (form[field] ?? '').trim();
    const message = value === '' ? emptyMessages[field] : mistakeIn(field, value, now);
    if (message) errors[field] = message;
  }
  return Object.keys(errors).length > 0 ? { errors } : { number: digitsOf(form['number'] ?? '') };
};

const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');

const mistakeIn = (field: CardField, value: string, now: Date): string | undefined => {
  const isRight = {
    number: () => isCardNumber(digitsOf(value)),
    expiry: () => expiryOf(value) !== undefined,
    cvc: () => /^\d{3,4}$/.test(value),
    name: () => textLine(textLength.name).safeParse(value).success,
    zip: () => textLine(textLength.zipCode).safeParse(value).success,
  }[field]();
  if (!isRight) return wrongMessages[field];
  if (field === 'expiry' && isPast(value, now)) return 'This card has expired.';
  return undefined;
};

/** The last digit makes the sum, with every second digit doubled, a multiple of ten. */
const isCardNumber = (digits: string) => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const expiryOf = (value: string) => {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(value) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
};

/** A card is good until the end of its month. */
const isPast = (value: string, now: Date) => {
  const expiry = expiryOf(value);
  return expiry !== undefined && new Date(Date.UTC(expiry.year, expiry.month, 1)) <= now;
};
