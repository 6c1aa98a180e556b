import { type Ledger, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import type { CouponObject, PromotionCodeObject } from '#stripe-sandbox/objects/promotions.ts';

/** A code is one, in small letters and in capitals. */
export const codeKey = (code: string) => `code:${code.toUpperCase()}`;

/** Not switched off, run out, or used as often as it may be. */
export const isUsable = (
  { now }: Pick<Ledger, 'now'>,
  { active, expires_at: expiresAt, max_redemptions: most, times_redeemed: uses }: PromotionCodeObject,
) => active && (expiresAt === null || expiresAt > secondsOf(now)) && (most === null || uses < most);

/** What the coupon takes off these items; nothing where it is for others. */
export const discountOf = (
  { percent_off: percent, amount_off: amount, applies_to: { products } }: CouponObject,
  items: readonly LineItemObject[],
) => {
  const eligible = items
    .filter(({ price }) => products.length === 0 || products.includes(price.product))
    .reduce((sum, item) => sum + item.amount_subtotal, 0);
  return percent === null ? Math.min(amount ?? 0, eligible) : Math.round((eligible * percent) / 100);
};
