import { definePlaceholders, type Filling } from '#office/placeholders.ts';

/** Names of every kind, as a shop that asks questions has them. */
export const languageNames = definePlaceholders({
  business_name: {},
  website: { kind: 'website', mayBeEmpty: true },
  logo: { kind: 'logo' },
  fryer: { kind: 'yesNo' },
  grill: { kind: 'yesNo' },
  cooler_limit: { kind: 'number', unit: '°F', decimals: 1 },
  staff_count: { kind: 'number' },
  service: { kind: 'oneOf', choices: ['Dine in', 'Takeaway'] },
  meals: { kind: 'severalOf', choices: ['Breakfast', 'Lunch', 'Dinner'] },
  opened: { kind: 'date' },
  effective_date: { kind: 'date' },
  gear: {
    kind: 'list',
    columns: {
      item: {},
      count: { kind: 'number' },
      serviced: { kind: 'date' },
      business_name: {},
    },
  },
  contacts: { kind: 'list', columns: { person: {}, phone: {} } },
});

export const languageValues: Filling['values'] = {
  business_name: 'Ann’s Café',
  website: '',
  fryer: true,
  grill: false,
  cooler_limit: 41.5,
  staff_count: 12_500,
  service: 'Takeaway',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  opened: '2026-01-31',
  effective_date: 'On approval',
  gear: [
    { item: 'Oven', count: 2, serviced: '2026-03-01' },
    { item: 'Mixer', count: 1 },
    { item: 'Slicer', count: 4 },
  ],
  contacts: [],
};
