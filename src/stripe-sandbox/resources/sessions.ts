import { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { flag, metadata, text, webAddress, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { getLocked, getObject } from '#stripe-sandbox/records.ts';
import { expireSession } from '#stripe-sandbox/sessions/expire-session.ts';
import { openSession } from '#stripe-sandbox/sessions/open-session.ts';

export const sessionShape = {
  mode: z.literal('payment'),
  customer: text(),
  client_reference_id: text(200).optional(),
  line_items: z
    .array(z.strictObject({ price: text(), quantity: whole.pipe(z.number().min(1).max(999_999)) }))
    .min(1)
    .max(100),
  allow_promotion_codes: flag.default(false),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z.strictObject({ metadata: metadata.optional() }).optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  metadata: metadata.default({}),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
};

export const sessionRoutes = [
  route('POST', 'checkout/sessions', sessionShape, (ledger, params) => openSession(ledger, params)),
  route('GET', 'checkout/sessions/:id', {}, (ledger, _, id) =>
    getObject(ledger, 'checkout.session', id, 'session'),
  ),
  route('POST', 'checkout/sessions/:id/expire', {}, async (ledger, _, id) => {
    const stored = await getLocked(ledger, 'checkout.session', id, 'session');
    if (stored.object.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${stored.object.status}`,
        'session',
      );
    return expireSession(ledger, stored);
  }),
];
