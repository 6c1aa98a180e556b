import type { LegalName } from './legal-names.ts';

/** Consumers in the European Union, or businesses alone. A shop may leave it open. */
export const markets = ['eu', 'b2b'] as const;

export type Market = (typeof markets)[number];

/** What the operator is reminded of; whether it is enough, a lawyer knows. */
export const neededLegalPages: Record<Market, readonly LegalName[]> = {
  eu: ['terms', 'privacy', 'imprint', 'withdrawal'],
  b2b: ['terms', 'privacy', 'imprint'],
};
