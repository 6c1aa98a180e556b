import type { Ledger } from '#stripe-sandbox/ledger.ts';
import {
  findRecord,
  getLocked,
  listObjects,
  lockRecord,
  type StoredRecord,
  saveRecord,
} from '#stripe-sandbox/records.ts';
import { sessionAmounts } from '#stripe-sandbox/tax/session-amounts.ts';
import { codeKey, discountOf, isUsable } from './promotion-rules.ts';

type Session = StoredRecord<'checkout.session'>;

/** There from the first start; whoever runs a shop makes more through the interface. */
export const promotionCodes = [
  { code: 'SAVE10', title: '10% off', percentOff: 10 },
  { code: 'FREE100', title: '100% off', percentOff: 100 },
];

/** The session at the lower price; undefined when there is no such code, or it is not for these products. */
export const applyPromotion = async (
  ledger: Ledger,
  stored: Session,
  typed: string,
): Promise<Session | undefined> => {
  const wanted = typed.trim().toUpperCase();
  if (!stored.object.allow_promotion_codes) return undefined;
  const builtIn = promotionCodes.find(({ code }) => code === wanted);
  if (builtIn) {
    const discount = Math.round((stored.object.amount_subtotal * builtIn.percentOff) / 100);
    return reprice(ledger, stored, discount, { code: builtIn.code });
  }
  const made = await findUsable(ledger, wanted);
  const coupon = made && (await findRecord(ledger, 'coupon', made.promotion.coupon))?.object;
  const discount = coupon ? discountOf(coupon, stored.inner.items) : 0;
  if (!made || discount === 0) return undefined;
  return reprice(ledger, stored, discount, { code: made.code, id: made.id });
};

const findUsable = async (ledger: Ledger, code: string) => {
  const known = await listObjects(ledger, 'promotion_code', { keys: [codeKey(code)], limit: 100 });
  return known.find((object) => isUsable(ledger, object));
};

export const removePromotion = (ledger: Ledger, stored: Session) => reprice(ledger, stored, 0, null);

/** False when its code was archived, has run out, or was used up by others since it was entered. Others wait meanwhile. */
export const isPromotionGood = async (ledger: Ledger, { inner: { promotion } }: Session) => {
  if (promotion?.id === undefined) return true;
  const made = await lockRecord(ledger, 'promotion_code', promotion.id);
  return made !== undefined && isUsable(ledger, made.object);
};

/** Counts the use, once its session is done. */
export const redeemPromotion = async (ledger: Ledger, { inner: { promotion } }: Session) => {
  if (promotion?.id === undefined) return;
  const { object } = await getLocked(ledger, 'promotion_code', promotion.id);
  await saveRecord(ledger, { ...object, times_redeemed: object.times_redeemed + 1 });
  const { object: coupon } = await getLocked(ledger, 'coupon', object.promotion.coupon);
  await saveRecord(ledger, { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
};

const reprice = async (
  ledger: Ledger,
  { object, inner }: Session,
  discount: number,
  promotion: Session['inner']['promotion'],
): Promise<Session> => {
  const session = {
    ...object,
    ...sessionAmounts(object, inner, discount),
  };
  const repriced = { ...inner, promotion };
  await saveRecord(ledger, session, { inner: repriced });
  return { object: session, inner: repriced };
};
