import type { TaxNumberType } from '#shared/tax-numbers/tax-number-rules.ts';
import type { Verification } from '#stripe-sandbox/tax/tax-table.ts';

/** A number that a customer gave, and what its verification has come to. */
export type TaxIdObject = {
  id: string;
  object: 'tax_id';
  country: string | null;
  created: number;
  customer: string;
  livemode: false;
  type: TaxNumberType;
  value: string;
  verification: { status: Verification; verified_address: null; verified_name: null };
};
