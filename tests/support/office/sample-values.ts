import { shopPlaceholders } from '#server/adapters/template-engine/shop-placeholders.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';

/** Our templates are written with the shop's placeholders. */
export const fillingOf = (values: PlaceholderValues) => ({ placeholders: shopPlaceholders, values });

export const sampleValues: PlaceholderValues = {
  first_name: 'Ann',
  last_name: "O'Hara & Sons",
  email: 'ann@acme.test',
  business_name: 'A&B <Bakery> "Best"',
  website: 'https://acme.test/shop',
  street: '1 Main Street',
  city: 'Springfield',
  zip_code: '62701',
  state: 'IL',
  full_address: '1 Main Street\nSpringfield, IL 62701',
  date: 'November 15, 2026',
};

export const sampleFilling = fillingOf(sampleValues);
