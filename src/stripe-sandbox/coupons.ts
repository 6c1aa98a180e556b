import { type Books, newId, secondsOf } from './books.ts';
import { insertRecord } from './records.ts';

type NewCoupon = {
  id?: string | undefined;
  name?: string | undefined;
  percentOff?: number | undefined;
  amountOff?: number | undefined;
  currency?: string | undefined;
  maxRedemptions?: number | undefined;
  metadata?: Record<string, string>;
};

export const insertCoupon = (books: Books, coupon: NewCoupon) =>
  insertRecord(
    books,
    {
      id: coupon.id ?? newId(books, 'coupon', 8),
      object: 'coupon',
      amount_off: coupon.amountOff ?? null,
      created: secondsOf(books.now),
      currency: coupon.currency ?? null,
      duration: 'once',
      livemode: false,
      max_redemptions: coupon.maxRedemptions ?? null,
      metadata: coupon.metadata ?? {},
      name: coupon.name ?? null,
      percent_off: coupon.percentOff ?? null,
      times_redeemed: 0,
      valid: true,
    },
    {},
  );

type NewPromotionCode = {
  coupon: string;
  code?: string | undefined;
  expiresAt?: number | undefined;
  maxRedemptions?: number | undefined;
  metadata?: Record<string, string>;
};

export const insertPromotionCode = (books: Books, { coupon, ...details }: NewPromotionCode) => {
  const code = (details.code ?? newId(books, 'P', 8).slice(2)).toUpperCase();
  return insertRecord(
    books,
    {
      id: newId(books, 'promo'),
      object: 'promotion_code',
      active: true,
      code,
      created: secondsOf(books.now),
      expires_at: details.expiresAt ?? null,
      livemode: false,
      max_redemptions: details.maxRedemptions ?? null,
      metadata: details.metadata ?? {},
      promotion: { type: 'coupon', coupon },
      times_redeemed: 0,
    },
    { keys: [`code:${code}`] },
  );
};
