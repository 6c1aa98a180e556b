import type { Stripe } from 'stripe';
import type { CheckoutSession, NewCheckoutSession, TaxRules } from '#server/ports/payments.ts';
import { payNotes } from '#shared/legal/market-words.ts';
import { idOf } from './id-of.ts';
import { sessionTaxOf } from './session-tax.ts';

export const createSession = async (
  stripe: Stripe,
  {
    reference,
    customerId,
    items,
    successUrl,
    cancelUrl,
    invoiceFooter,
    market,
    idempotencyKey,
  }: NewCheckoutSession,
  tax: TaxRules | undefined,
) => {
  // On every object of the payment, so that each event about any of them leads to the order.
  const metadata = { reference };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer: customerId,
      client_reference_id: reference,
      line_items: items.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
      allow_promotion_codes: true,
      invoice_creation: {
        enabled: true,
        invoice_data: { metadata, ...(invoiceFooter && { footer: invoiceFooter }) },
      },
      payment_intent_data: { metadata },
      metadata,
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...(tax && taxParams),
      ...(market && {
        consent_collection: { terms_of_service: 'required' },
        submit_type: 'pay',
        custom_text: { submit: { message: payNotes[market] } },
      }),
    },
    { idempotencyKey },
  );
  return checkoutSessionOf(stripe, session);
};

/** Everything an invoice has to say of a business is asked for where the buyer pays, and kept with the customer. */
const taxParams: Partial<Stripe.Checkout.SessionCreateParams> = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  billing_address_collection: 'required',
  name_collection: {
    business: { enabled: true, optional: true },
    individual: { enabled: true, optional: true },
  },
  customer_update: { address: 'auto', name: 'auto' },
};

export const getSession = async (stripe: Stripe, id: string, tax: TaxRules | undefined) =>
  checkoutSessionOf(
    stripe,
    await stripe.checkout.sessions.retrieve(id, tax ? { expand: ['total_details.breakdown'] } : {}),
  );

export const expireSession = async (stripe: Stripe, id: string, tax: TaxRules | undefined) => {
  const session = await getSession(stripe, id, tax);
  if (session.status !== 'open') return session;
  try {
    return await checkoutSessionOf(stripe, await stripe.checkout.sessions.expire(id));
  } catch (error) {
    // Paid or run out in between: then that is the answer, else the refusal is.
    const now = await getSession(stripe, id, tax);
    if (now.status === 'open') throw error;
    return now;
  }
};

const checkoutSessionOf = async (
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<CheckoutSession> => ({
  id: session.id,
  url: session.url,
  status: oneOf(['complete', 'expired'], session.status) ?? 'open',
  paymentStatus: oneOf(['paid', 'no_payment_required'], session.payment_status) ?? 'unpaid',
  reference: session.client_reference_id,
  subtotalInCents: session.amount_subtotal ?? 0,
  totalInCents: session.amount_total ?? 0,
  currency: session.currency ?? '',
  tax: await sessionTaxOf(stripe, session),
  paymentIntent: idOf(session.payment_intent),
  invoiceId: idOf(session.invoice),
  expiresAt: new Date(session.expires_at * 1000),
  isLive: session.livemode,
  hasAcceptedTerms: session.consent?.terms_of_service === 'accepted',
});

/** The provider may come to say words we do not know; they are taken for the ones that grant nothing. */
const oneOf = <Known extends string>(known: readonly Known[], said: string | null) =>
  known.find((word) => word === said);
