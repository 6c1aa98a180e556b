import { isInEu } from '#shared/tax-numbers/tax-number-rules.ts';

/** Where the sandbox's seller collects tax, in hundredths of a percent. Made for trying things out: no advice, and no real rates. */
export const taxTable = {
  /** Sales tax; in all other states the seller has no nexus. */
  usStates: { NY: 800, TX: 625 } as Record<string, number>,
  /** Value added tax for consumers, in every country of the union. */
  euRate: 2000,
};

export type Verification = 'verified' | 'unverified' | 'pending';

export type Taxation = {
  /** Hundredths of a percent. */
  rate: number;
  reason: 'standard_rated' | 'reverse_charge' | 'not_collecting' | 'not_supported';
  type: 'sales_tax' | 'vat';
};

type Buyer = {
  country: string | null | undefined;
  state: string | null | undefined;
  /** What has become of the number they gave; null without one. */
  verification: Verification | null;
};

/** Only a number that was found to be right moves the tax to the buyer. */
export const taxationOf = ({ country, state, verification }: Buyer): Taxation => {
  if (isInEu(country))
    return verification === 'verified'
      ? { rate: 0, reason: 'reverse_charge', type: 'vat' }
      : { rate: taxTable.euRate, reason: 'standard_rated', type: 'vat' };
  const rate = country === 'US' ? taxTable.usStates[(state ?? '').toUpperCase()] : undefined;
  if (rate !== undefined) return { rate, reason: 'standard_rated', type: 'sales_tax' };
  return { rate: 0, reason: country === 'US' ? 'not_collecting' : 'not_supported', type: 'sales_tax' };
};
