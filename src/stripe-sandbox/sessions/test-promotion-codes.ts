import { sql } from 'drizzle-orm';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { insertCoupon, insertPromotionCode } from '#stripe-sandbox/coupons.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';

/** Codes to try promotions with; made when they are first asked for. */
export const testPromotionCodes = [
  { code: 'SAVE10', title: '10% off', percentOff: 10 },
  { code: 'FREE100', title: '100% off', percentOff: 100 },
];

export const createTestPromotionCode = async (ledger: Ledger, wanted: string) => {
  const known = testPromotionCodes.find(({ code }) => code === wanted);
  if (!known) return undefined;
  // Two buyers may be the first to ask for it.
  await ledger.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox-test-codes', 0))`);
  const couponId = `test_${known.code}`;
  if (await findRecord(ledger, 'coupon', couponId)) return findPromotionCode(ledger, wanted);
  await insertCoupon(ledger, { id: couponId, name: known.title, percentOff: known.percentOff });
  return insertPromotionCode(ledger, { coupon: couponId, code: known.code });
};

export const findPromotionCode = async (ledger: Ledger, code: string) => {
  const [found] = await listObjects(ledger, 'promotion_code', { keys: [`code:${code}`], limit: 1 });
  return found;
};
