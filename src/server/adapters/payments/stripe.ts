import type { Clock } from '#server/kernel/clock.ts';
import type { Payments, TaxRules } from '#server/ports/payments.ts';
import { correctInvoice } from './stripe/correct-invoice.ts';
import { creditNotesOf } from './stripe/credit-notes.ts';
import { ensureCustomer, forgetCustomer } from './stripe/customers.ts';
import { disputesOf } from './stripe/evidence.ts';
import { getPayment } from './stripe/get-payment.ts';
import { listEvents } from './stripe/list-events.ts';
import { findInvoice } from './stripe/invoices.ts';
import { createStripeClient } from './stripe/client.ts';
import { archiveProduct, retirePrice, syncProduct } from './stripe/products.ts';
import { promotionCodesOf } from './stripe/promotion-codes.ts';
import { readEvent } from './stripe/read-event.ts';
import { refund } from './stripe/refunds.ts';
import { createSession, expireSession, getSession } from './stripe/sessions.ts';
import { taxNumbersOf } from './stripe/tax-numbers.ts';
import { telling } from './stripe/payments-error.ts';

type StripePaymentsOptions = {
  secretKey: string;
  /** Several while one replaces another. */
  webhookSecrets: readonly string[];
  /** Tells our objects from those of another shop that uses the same account. */
  shop: string;
  clock: Clock;
  /** Undefined: none is worked out. */
  tax?: TaxRules | undefined;
  /** How requests travel; the network unless the provider is in this process. */
  fetch?: typeof fetch;
  hosts?: readonly string[];
};

/** Where Stripe shows its payment pages and keeps its invoices. */
const STRIPE_HOSTS = ['checkout.stripe.com', 'pay.stripe.com', 'invoice.stripe.com', 'files.stripe.com'];

/** The one way to the card provider, on its own library: the network or the sandbox stand behind it alike. */
export const createStripePayments = ({
  secretKey,
  webhookSecrets,
  shop,
  clock,
  tax,
  fetch,
  hosts = STRIPE_HOSTS,
}: StripePaymentsOptions): Payments => {
  const stripe = createStripeClient({ secretKey, fetch });
  return {
    isLive: /^[sr]k_live_/.test(secretKey),
    hosts,
    syncProduct: telling((product) => syncProduct(stripe, shop, product, tax)),
    retirePrice: telling((priceId) => retirePrice(stripe, priceId)),
    archiveProduct: telling((id) => archiveProduct(stripe, id)),
    ensureCustomer: telling((customer) => ensureCustomer(stripe, customer)),
    forgetCustomer: telling((id) => forgetCustomer(stripe, id)),
    createSession: telling((session) => createSession(stripe, session, tax)),
    getSession: telling((id) => getSession(stripe, id, tax)),
    expireSession: telling((id) => expireSession(stripe, id, tax)),
    getPayment: telling((paymentIntent) => getPayment(stripe, paymentIntent)),
    findInvoice: telling((session) => findInvoice(stripe, session)),
    correctInvoice: telling((correction) => correctInvoice(stripe, correction, tax)),
    refund: telling((payment) => refund(stripe, payment)),
    creditNotes: creditNotesOf(stripe),
    disputes: disputesOf(stripe),
    promotionCodes: promotionCodesOf(stripe, clock),
    taxNumbers: taxNumbersOf(stripe),
    readEvent: (body, signature) =>
      readEvent({ stripe, secrets: webhookSecrets, now: clock.now() }, body, signature),
    listEvents: (since) => listEvents(stripe, since),
    check: telling(async () => {
      await stripe.balance.retrieve();
    }),
  };
};
