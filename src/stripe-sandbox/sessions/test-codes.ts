import { sql } from 'drizzle-orm';
import type { Books } from '#stripe-sandbox/books.ts';
import { insertCoupon, insertPromotionCode } from '#stripe-sandbox/coupons.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';

/** Codes to try promotions with; made when they are first asked for. */
export const testCodes = [
  { code: 'SAVE10', title: '10% off', percentOff: 10 },
  { code: 'FREE100', title: '100% off', percentOff: 100 },
];

export const makeTestCode = async (books: Books, wanted: string) => {
  const known = testCodes.find(({ code }) => code === wanted);
  if (!known) return undefined;
  // Two buyers may be the first to ask for it.
  await books.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox-test-codes', 0))`);
  const couponId = `test_${known.code}`;
  if (await findRecord(books, 'coupon', couponId)) return findCode(books, wanted);
  await insertCoupon(books, { id: couponId, name: known.title, percentOff: known.percentOff });
  return insertPromotionCode(books, { coupon: couponId, code: known.code });
};

export const findCode = async (books: Books, code: string) => {
  const [found] = await listObjects(books, 'promotion_code', { keys: [`code:${code}`], limit: 1 });
  return found;
};
