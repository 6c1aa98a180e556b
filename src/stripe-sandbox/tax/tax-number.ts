import { readTaxNumber, taxNumberRuleOf, type TaxNumberType } from '#shared/tax-numbers/tax-number-rules.ts';
import type { Verification } from './tax-table.ts';

export type TaxNumber = { type: TaxNumberType; value: string; verification: Verification };

/** The numbers by which the provider lets its verification be tried out; all others come out as pending. */
export const testNumbers: Record<string, Verification> = {
  '000000000': 'verified',
  '111111111': 'unverified',
  '222222222': 'pending',
};

/** Undefined for one that cannot be. */
export const taxNumberOf = (typed: string, country: string | null | undefined): TaxNumber | undefined => {
  const read = readTaxNumber(typed, country);
  return read && { ...read, verification: verificationOf(read.value) };
};

export const verificationOf = (value: string): Verification =>
  testNumbers[value.replace(/^[A-Z]{2}|-/, '')] ?? 'pending';

export const numberExampleIn = (country: string | null | undefined) => taxNumberRuleOf(country)?.example;
