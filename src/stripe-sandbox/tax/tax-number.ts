import { isInEu, type Verification } from './tax-table.ts';

export type TaxNumber = { type: 'eu_vat' | 'gb_vat' | 'us_ein'; value: string; verification: Verification };

/** The numbers by which the provider lets its verification be tried out; all others come out as pending. */
export const testNumbers: Record<string, Verification> = {
  '000000000': 'verified',
  '111111111': 'unverified',
  '222222222': 'pending',
};

const PATTERNS = {
  eu_vat: /^[A-Z]{2}[A-Z0-9]{8,12}$/,
  gb_vat: /^GB\d{9}$/,
  us_ein: /^\d{2}-?\d{7}$/,
} as const;

/** Undefined for one that cannot be: of another country, too short, or in letters where there are none. */
export const taxNumberOf = (typed: string, country: string | null | undefined): TaxNumber | undefined => {
  const value = typed.replaceAll(/[\s.]/g, '').toUpperCase();
  const type = typeIn(country);
  if (!type || !PATTERNS[type].test(value)) return undefined;
  if (type === 'eu_vat' && !value.startsWith(prefixOf(country ?? ''))) return undefined;
  const digits = value.replace(/^[A-Z]{2}|-/, '');
  return { type, value, verification: testNumbers[digits] ?? 'pending' };
};

export const numberExampleIn = (country: string | null | undefined) => {
  if (isInEu(country)) return `${prefixOf(country ?? '')}000000000`;
  return { GB: 'GB000000000', US: '00-0000000' }[country ?? ''];
};

const typeIn = (country: string | null | undefined): TaxNumber['type'] | undefined => {
  if (isInEu(country)) return 'eu_vat';
  return ({ GB: 'gb_vat', US: 'us_ein' } as const)[country as 'GB' | 'US'];
};

/** Greece calls itself otherwise here. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);
