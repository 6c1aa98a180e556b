import { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { flag, listShape, metadata, pageOf, text, whole } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getLocked, getObject, insertRecord, listObjects, saveRecord } from '#stripe-sandbox/records.ts';
import { codeKey, isUsable } from '#stripe-sandbox/sessions/promotion-rules.ts';

const create = {
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text() }),
  code: z.string().regex(/^[A-Za-z0-9-]{1,500}$/),
  active: flag.default(true),
  expires_at: whole.optional(),
  max_redemptions: whole.pipe(z.number().min(1)).optional(),
  metadata: metadata.default({}),
};
const list = { ...listShape, code: text(500).optional(), active: flag.optional() };
const update = { active: flag.optional(), metadata: metadata.optional() };

export const promotionCodeRoutes = [
  route('POST', 'promotion_codes', create, async (ledger, params) => {
    await getObject(ledger, 'coupon', params.promotion.coupon, 'promotion[coupon]');
    if (params.expires_at !== undefined && params.expires_at <= secondsOf(ledger.now))
      throw invalid('The expiration must be in the future.', 'expires_at');
    if (params.active) await requireFree(ledger, params.code);
    return insertRecord(
      ledger,
      {
        id: newId(ledger, 'promo'),
        object: 'promotion_code',
        active: params.active,
        code: params.code,
        created: secondsOf(ledger.now),
        customer: null,
        expires_at: params.expires_at ?? null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: params.metadata,
        promotion: params.promotion,
        times_redeemed: 0,
      },
      { keys: [codeKey(params.code)] },
    );
  }),
  route('GET', 'promotion_codes', list, async (ledger, { code, active, ...params }) => {
    const page = pageOf(params);
    const found = await listObjects(ledger, 'promotion_code', {
      ...page,
      limit: page.limit + 1,
      keys: code === undefined ? [] : [codeKey(code)],
    });
    const shown = found.map((object) => ({ ...object, active: isUsable(ledger, object) }));
    return listOf(
      '/v1/promotion_codes',
      shown.filter((object) => active === undefined || object.active === active),
      page.limit,
    );
  }),
  route('GET', 'promotion_codes/:id', {}, (ledger, _, id) => getObject(ledger, 'promotion_code', id)),
  route('POST', 'promotion_codes/:id', update, async (ledger, { active, metadata: about }, id) => {
    const { object } = await getLocked(ledger, 'promotion_code', id);
    if (active && !object.active) await requireFree(ledger, object.code);
    return saveRecord(ledger, {
      ...object,
      active: active ?? object.active,
      metadata: { ...object.metadata, ...about },
    });
  }),
];

const requireFree = async (ledger: Ledger, code: string) => {
  const known = await listObjects(ledger, 'promotion_code', { keys: [codeKey(code)], limit: 100 });
  if (known.some((object) => isUsable(ledger, object)))
    throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code');
};
