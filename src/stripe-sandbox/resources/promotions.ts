import { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { decimal, flag, metadata, text, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { insertCoupon, insertPromotionCode } from '#stripe-sandbox/coupons.ts';
import { findRecord, getLocked, getObject, saveRecord } from '#stripe-sandbox/records.ts';
import { findPromotionCode } from '#stripe-sandbox/sessions/test-promotion-codes.ts';
import { listRoute } from './list-route.ts';

const count = whole.pipe(z.number().min(1));
const coupon = {
  id: text(200).optional(),
  name: text(40).optional(),
  percent_off: decimal.pipe(z.number().gt(0).max(100)).optional(),
  amount_off: count.optional(),
  currency: z.literal('usd').optional(),
  duration: z.literal('once').optional(),
  max_redemptions: count.optional(),
  metadata: metadata.default({}),
};
const promotionCode = {
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text() }),
  code: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,500}$/)
    .optional(),
  expires_at: count.optional(),
  max_redemptions: count.optional(),
  metadata: metadata.default({}),
};

export const promotionRoutes = [
  route(
    'POST',
    'coupons',
    coupon,
    async (ledger, { percent_off, amount_off, max_redemptions, ...details }) => {
      if ((percent_off === undefined) === (amount_off === undefined))
        throw invalid('Must provide either percent_off or amount_off.');
      if (amount_off !== undefined && details.currency === undefined)
        throw invalid('You must pass currency when passing amount_off', 'currency', 'parameter_missing');
      if (details.id !== undefined && (await findRecord(ledger, 'coupon', details.id)))
        throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
      return insertCoupon(ledger, {
        ...details,
        percentOff: percent_off,
        amountOff: amount_off,
        maxRedemptions: max_redemptions,
      });
    },
  ),
  listRoute('coupons', 'coupon'),
  route('GET', 'coupons/:id', {}, (ledger, _, id) => getObject(ledger, 'coupon', id, 'coupon')),
  route('POST', 'promotion_codes', promotionCode, async (ledger, { promotion, code, ...details }) => {
    await getObject(ledger, 'coupon', promotion.coupon, 'promotion[coupon]');
    if (code !== undefined && (await findPromotionCode(ledger, code.toUpperCase()))?.active)
      throw invalid('An active promotion code with this code already exists.', 'code');
    return insertPromotionCode(ledger, {
      coupon: promotion.coupon,
      code,
      expiresAt: details.expires_at,
      maxRedemptions: details.max_redemptions,
      metadata: details.metadata,
    });
  }),
  listRoute('promotion_codes', 'promotion_code', ['code']),
  route('GET', 'promotion_codes/:id', {}, (ledger, _, id) => getObject(ledger, 'promotion_code', id)),
  route('POST', 'promotion_codes/:id', { active: flag }, async (ledger, { active }, id) => {
    const { object } = await getLocked(ledger, 'promotion_code', id);
    return saveRecord(ledger, { ...object, active });
  }),
];
