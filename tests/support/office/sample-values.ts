import type { PlaceholderValues } from '#shared/placeholders.ts';

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
