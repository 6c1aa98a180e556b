import { type Ledger, newId, secondsOf } from './ledger.ts';
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

export const insertCoupon = (ledger: Ledger, coupon: NewCoupon) =>
  insertRecord(
    ledger,
    {
      id: coupon.id ?? newId(ledger, 'coupon', 8),
      object: 'coupon',
      amount_off: coupon.amountOff ?? null,
      created: secondsOf(ledger.now),
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

export const insertPromotionCode = (ledger: Ledger, { coupon, ...details }: NewPromotionCode) => {
  const code = (details.code ?? newId(ledger, 'P', 8).slice(2)).toUpperCase();
  return insertRecord(
    ledger,
    {
      id: newId(ledger, 'promo'),
      object: 'promotion_code',
      active: true,
      code,
      created: secondsOf(ledger.now),
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
