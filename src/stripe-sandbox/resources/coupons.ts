import { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { metadata, text, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getObject, insertRecord } from '#stripe-sandbox/records.ts';

const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(z.number().gt(0).max(100));

const create = {
  name: text(40).optional(),
  duration: z.literal('once'),
  percent_off: percent.optional(),
  amount_off: whole.pipe(z.number().min(1).max(99_999_999)).optional(),
  currency: z.literal('usd').optional(),
  max_redemptions: whole.pipe(z.number().min(1)).optional(),
  redeem_by: whole.optional(),
  applies_to: z.strictObject({ products: z.array(text()).min(1).max(200) }).optional(),
  metadata: metadata.default({}),
};

export const couponRoutes = [
  route('POST', 'coupons', create, async (ledger, params) => {
    const { percent_off: percentOff, amount_off: amountOff, currency } = params;
    if ((percentOff === undefined) === (amountOff === undefined))
      throw invalid('Must provide either percent_off or amount_off.', 'percent_off');
    if (amountOff !== undefined && currency === undefined)
      throw invalid('Must provide currency with amount_off.', 'currency');
    for (const id of params.applies_to?.products ?? [])
      await getObject(ledger, 'product', id, 'applies_to[products]');
    return insertRecord(
      ledger,
      {
        id: newId(ledger, 'coupon', 8),
        object: 'coupon',
        amount_off: amountOff ?? null,
        applies_to: { products: params.applies_to?.products ?? [] },
        created: secondsOf(ledger.now),
        currency: currency ?? null,
        duration: 'once',
        duration_in_months: null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: params.metadata,
        name: params.name ?? null,
        percent_off: percentOff ?? null,
        redeem_by: params.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      },
      {},
    );
  }),
  route('GET', 'coupons/:id', {}, (ledger, _, id) => getObject(ledger, 'coupon', id)),
];
