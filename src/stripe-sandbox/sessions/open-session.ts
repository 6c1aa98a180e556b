import type { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { getObject, insertRecord } from '#stripe-sandbox/records.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import { later } from '#server/kernel/clock.ts';
import { limits } from '#stripe-sandbox/limits.ts';
import type { sessionShape } from './session-shape.ts';

type Params = z.infer<z.ZodObject<typeof sessionShape>>;

export const openSession = async (ledger: Ledger, params: Params) => {
  const customer = await getObject(ledger, 'customer', params.customer, 'customer');
  refuseWithoutTerms(ledger, params);
  const items = await Promise.all(params.line_items.map((item, index) => lineItem(ledger, item, index)));
  const expiresAt = later(ledger.now, limits.sessionMs);
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const id = newId(ledger, 'cs_test', 58);
  const session: SessionObject = {
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes,
    amount_subtotal: subtotal,
    amount_total: subtotal,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: secondsOf(ledger.now),
    currency: items[0]?.currency ?? '',
    customer: customer.id,
    customer_details: {
      email: customer.email,
      name: customer.name,
      individual_name: customer.individual_name ?? null,
      address: customer.address ?? null,
    },
    expires_at: secondsOf(expiresAt),
    invoice: null,
    invoice_creation: { enabled: params.invoice_creation?.enabled ?? false },
    livemode: false,
    metadata: params.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${ledger.origin}${checkoutPath(id)}`,
    ...(params.consent_collection && { consent_collection: params.consent_collection }),
    ...(params.submit_type && { submit_type: params.submit_type }),
    ...(params.custom_text && { custom_text: params.custom_text }),
  };
  const inner = {
    items,
    promotion: null,
    paymentMetadata: params.payment_intent_data?.metadata ?? {},
    invoiceMetadata: params.invoice_creation?.invoice_data?.metadata ?? {},
    challenge: null,
    settles: null,
  };
  return insertRecord(ledger, session, { inner, dueAt: expiresAt });
};

const refuseWithoutTerms = ({ termsUrl }: Ledger, { consent_collection: consent }: Params) => {
  if (consent?.terms_of_service === 'required' && termsUrl === undefined)
    throw invalid(
      'You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard.',
      'consent_collection[terms_of_service]',
    );
};

const lineItem = async (
  ledger: Ledger,
  { price: priceId, quantity }: Params['line_items'][number],
  index: number,
): Promise<LineItemObject> => {
  const param = `line_items[${index}][price]`;
  const price = await getObject(ledger, 'price', priceId, param);
  const product = await getObject(ledger, 'product', price.product);
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  if (!product.active)
    throw invalid(
      `The price specified (${price.id}) belongs to the product ${product.id}, which is not active. This field only accepts prices of active products.`,
      param,
    );
  return {
    id: newId(ledger, 'li'),
    object: 'item',
    amount_subtotal: price.unit_amount * quantity,
    currency: price.currency,
    description: product.name,
    price,
    quantity,
  };
};
