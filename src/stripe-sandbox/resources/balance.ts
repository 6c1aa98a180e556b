import { route } from '#stripe-sandbox/api/route.ts';

/** Nobody's money; asked for to see whether the provider answers. */
export const balanceRoutes = [
  route('GET', 'balance', {}, async () => ({
    object: 'balance',
    available: [],
    pending: [],
    livemode: false,
  })),
];
