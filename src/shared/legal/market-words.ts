import type { Market } from './market.ts';

/** What stands beside the button that pays, on the provider's page. */
export const payNotes: Record<Market, string> = {
  eu: 'By paying you place an order with an obligation to pay.',
  b2b: 'For businesses only.',
};

/** What consumers are asked to agree to where the operator has written nothing else. */
export const DEFAULT_WAIVER =
  'I ask for the documents at once and know that I lose my right of withdrawal when they are made.';
