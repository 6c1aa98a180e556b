import { type Ledger, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { CouponObject, LineItemObject, PromotionCodeObject } from '#stripe-sandbox/objects/catalog.ts';
import type { SessionInner } from '#stripe-sandbox/objects/sessions.ts';
import { getLocked, type StoredRecord, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { findPromotionCode, createTestPromotionCode } from './test-promotion-codes.ts';

type Session = StoredRecord<'checkout.session'>;

/** The session at the lower price; undefined when the code does not exist or can no longer be used. */
export const applyPromotion = async (
  ledger: Ledger,
  stored: Session,
  code: string,
): Promise<Session | undefined> => {
  if (!stored.object.allow_promotion_codes) return undefined;
  const promotion = await findPromotion(ledger, code);
  if (!promotion) return undefined;
  return reprice(ledger, stored, promotion);
};

export const removePromotion = (ledger: Ledger, stored: Session) => reprice(ledger, stored, undefined);

/** Undefined for a code that nobody can use (any more). */
export const findPromotion = async (ledger: Ledger, code: string) => {
  const wanted = code.trim().toUpperCase();
  const promotion =
    (await findPromotionCode(ledger, wanted)) ?? (await createTestPromotionCode(ledger, wanted));
  const coupon = promotion && (await lockRecord(ledger, 'coupon', promotion.promotion.coupon));
  return promotion && coupon && isUsable(ledger, promotion, coupon.object)
    ? { promotion, coupon: coupon.object }
    : undefined;
};

const isUsable = ({ now }: Ledger, promotion: PromotionCodeObject, coupon: CouponObject) =>
  promotion.active &&
  coupon.valid &&
  (promotion.expires_at === null || promotion.expires_at > secondsOf(now)) &&
  promotion.times_redeemed < (promotion.max_redemptions ?? Infinity) &&
  coupon.times_redeemed < (coupon.max_redemptions ?? Infinity);

/** Counts the use; an unpaid session uses nothing up. */
export const redeemPromotion = async (ledger: Ledger, { promotion }: SessionInner) => {
  if (!promotion) return;
  const { object: code } = await getLocked(ledger, 'promotion_code', promotion.id);
  const { object: coupon } = await getLocked(ledger, 'coupon', code.promotion.coupon);
  await saveRecord(ledger, { ...code, times_redeemed: code.times_redeemed + 1 });
  await saveRecord(ledger, { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
};

const reprice = async (
  ledger: Ledger,
  { object, inner }: Session,
  found: { promotion: PromotionCodeObject; coupon: CouponObject } | undefined,
): Promise<Session> => {
  const discount = found ? discountOf(found.coupon, object.amount_subtotal) : 0;
  const session = {
    ...object,
    amount_total: object.amount_subtotal - discount,
    total_details: { ...object.total_details, amount_discount: discount },
  };
  const repriced = {
    ...inner,
    items: spread(inner.items, discount, object.amount_subtotal),
    promotion: found ? { id: found.promotion.id, code: found.promotion.code } : null,
  };
  await saveRecord(ledger, session, { inner: repriced });
  return { object: session, inner: repriced };
};

const discountOf = ({ amount_off, percent_off }: CouponObject, subtotal: number) =>
  Math.min(subtotal, amount_off ?? Math.round((subtotal * (percent_off ?? 0)) / 100));

/** Each item bears its share; what rounding leaves falls to the last one. */
const spread = (items: LineItemObject[], discount: number, subtotal: number): LineItemObject[] => {
  let left = discount;
  return items.map((item, index) => {
    const isLast = index === items.length - 1;
    const share = isLast ? left : Math.floor((discount * item.amount_subtotal) / Math.max(subtotal, 1));
    left -= share;
    return { ...item, amount_discount: share, amount_total: item.amount_subtotal - share };
  });
};
