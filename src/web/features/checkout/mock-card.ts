import { TEST_CARD } from '#shared/test-card.ts';

/** The card form of `docs/product.md`, which is a mock: its values are checked for being there and never sent. */
export const cardFields = ['number', 'expiry', 'cvc', 'name', 'zip'] as const;

export type CardField = (typeof cardFields)[number];

export type Card = Record<CardField, string>;

export const testCard: Card = {
  number: TEST_CARD,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Test Buyer',
  zip: '10001',
};

export const missingFields = (card: Card) => cardFields.filter((field) => card[field].trim() === '');
