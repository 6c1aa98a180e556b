import { expect, test } from 'vitest';
import type { PromotionCode } from '#server/ports/promotion-codes.ts';
import { promotionStateOf } from './promotion-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const earlier = new Date('2026-11-14T12:00:00Z');
const later = new Date('2026-11-16T12:00:00Z');
const active: PromotionCode = {
  id: 'promo_1',
  code: 'FALL',
  off: { percent: 10 },
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  productIds: [],
  createdAt: earlier,
  uses: 0,
  isActive: true,
  isArchived: false,
};

test.each<[string, Partial<PromotionCode>, string]>([
  ['that can be used', {}, 'active'],
  ['that has begun', { startsAt: earlier }, 'active'],
  ['that begins later', { isActive: false, startsAt: later }, 'scheduled'],
  ['whose time is over', { isActive: false, expiresAt: now }, 'expired'],
  ['that was used as often as it may be', { isActive: false, uses: 5, maxUses: 5 }, 'used-up'],
  ['that was archived before it began', { isActive: false, isArchived: true, startsAt: later }, 'archived'],
  ['that was switched off at the provider', { isActive: false }, 'archived'],
])('a code %s', (_, change, state) => {
  expect(promotionStateOf({ ...active, ...change }, now)).toBe(state);
});
