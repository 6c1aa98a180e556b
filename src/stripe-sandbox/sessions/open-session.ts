import type { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { getObject, insertRecord } from '#stripe-sandbox/records.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import { later } from '#server/kernel/clock.ts';
import type { TaxIdObject } from '#stripe-sandbox/objects/tax-ids.ts';
import { listTaxIds } from '#stripe-sandbox/tax/give-tax-number.ts';
import { sessionAmounts } from '#stripe-sandbox/tax/session-amounts.ts';
import { limits } from '#stripe-sandbox/limits.ts';
import type { sessionShape } from './session-shape.ts';

type Params = z.infer<z.ZodObject<typeof sessionShape>>;

export const openSession = async (ledger: Ledger, params: Params) => {
  const customer = await getObject(ledger, 'customer', params.customer, 'customer');
  refuseWithoutTerms(ledger, params);
  const items = await Promise.all(params.line_items.map((item, index) => lineItem(ledger, item, index)));
  const expiresAt = later(ledger.now, limits.sessionMs);
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const hasTax = params.automatic_tax?.enabled ?? false;
  requireNamesToKeep(params);
  const [given] = hasTax ? await listTaxIds(ledger, customer.id) : [];
  const id = newId(ledger, 'cs_test', 58);
  const customerDetails = {
    email: customer.email,
    name: customer.name,
    individual_name: customer.individual_name ?? null,
    address: customer.address ?? null,
    ...(hasTax && {
      tax_exempt: 'none' as const,
      tax_ids: given ? [{ type: given.type, value: given.value }] : [],
    }),
  };
  const tax = hasTax ? { behavior: behaviorOf(items), number: given ? numberIn(given) : null } : null;
  const amounts = sessionAmounts(
    { amount_subtotal: subtotal, customer_details: customerDetails },
    { tax },
    0,
  );
  const session: SessionObject = {
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes,
    amount_subtotal: subtotal,
    ...amounts,
    ...(hasTax && {
      automatic_tax: {
        enabled: true as const,
        status: customer.address?.country ? ('complete' as const) : ('requires_location_inputs' as const),
      },
    }),
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: secondsOf(ledger.now),
    currency: items[0]?.currency ?? '',
    customer: customer.id,
    customer_details: customerDetails,
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
    tax,
    invoiceFooter: params.invoice_creation?.invoice_data?.footer ?? null,
  };
  return insertRecord(ledger, session, { inner, dueAt: expiresAt });
};

/** Whoever gave one before is not asked again, and can change it on the page. */
const numberIn = ({ type, value, verification: { status } }: TaxIdObject) => ({
  type,
  value,
  verification: status,
});

/** The provider does not take numbers for a customer whose name it may not change. */
const requireNamesToKeep = ({ tax_id_collection: numbers, customer_update: update }: Params) => {
  if (numbers?.enabled && update?.name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    );
};

const behaviorOf = (items: LineItemObject[]) => {
  const { price } = items[0] ?? {};
  if (price?.tax_behavior === 'exclusive' || price?.tax_behavior === 'inclusive') return price.tax_behavior;
  throw invalid(
    `You must specify \`tax_behavior\` on the price ${price?.id ?? ''} to use automatic tax.`,
    'line_items[0][price]',
  );
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
