/** Where the account collects tax, and where it does not. At Stripe these are its registrations. */
export const knownPlaces = {
  'a US state with tax': { city: 'New York', state: 'NY', zipCode: '10001', country: 'US', isTaxed: true },
  'a US state without nexus': { city: 'Salem', state: 'OR', zipCode: '97301', country: 'US', isTaxed: false },
  'a consumer in the EU': { city: 'Berlin', state: '', zipCode: '10115', country: 'DE', isTaxed: true },
  'a country where none is collected': {
    city: 'Tokyo',
    state: 'Tokyo',
    zipCode: '100-0001',
    country: 'JP',
    isTaxed: false,
  },
};
