import { Stripe } from 'stripe';
import { sessionTaxOf } from '#server/adapters/payments/stripe/session-tax.ts';
import { idOf } from '#server/adapters/payments/stripe/id-of.ts';
import type { Bought, Purchase } from '#tests/contracts/paid.ts';

/** Cards of Stripe's test mode that need no page to be typed into. */
const CARDS = { good: 'pm_card_visa', disputed: 'pm_card_createDispute' };

/**
 * Stripe's payment page takes a browser, so nobody pays a session here. An invoice with the same price, customer, tax and
 * promotion code is paid with a test card by the interface; what comes after a payment is the same from then on.
 */
export const buyByInvoice =
  (stripe: Stripe) =>
  async ({ customerId, priceId, reference, promotionCode, isDisputed }: Purchase): Promise<Bought> => {
    const { id } = await stripe.invoices.create({
      customer: customerId,
      currency: 'usd',
      collection_method: 'charge_automatically',
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      automatic_tax: { enabled: true },
      ...(promotionCode && { discounts: [{ promotion_code: promotionCode.id }] }),
      metadata: { reference },
    });
    await stripe.invoiceItems.create({
      customer: customerId,
      invoice: id,
      pricing: { price: priceId },
      quantity: 1,
    });
    const final = await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
    // One over nothing is paid by being finalized.
    if (final.status !== 'paid') {
      const card = await stripe.paymentMethods.attach(isDisputed ? CARDS.disputed : CARDS.good, {
        customer: customerId,
      });
      await stripe.invoices.pay(id, { payment_method: card.id });
    }
    const invoice = await stripe.invoices.retrieve(id);
    const { data } = await stripe.invoicePayments.list({ invoice: id, limit: 1 });
    return {
      paymentIntent: idOf(data[0]?.payment.payment_intent),
      invoiceId: id,
      subtotalInCents: invoice.subtotal,
      totalInCents: invoice.total,
      tax: await sessionTaxOf(stripe, asSession(invoice)),
    };
  };

const sum = (parts: { amount: number }[] | null) =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0);

/** An invoice in the words of a session, so that the shop's own judgement of tax is asked about what Stripe has worked out. */
const asSession = (invoice: Stripe.Invoice) => {
  return {
    automatic_tax: { enabled: invoice.automatic_tax.enabled },
    customer: invoice.customer,
    customer_details: { tax_ids: invoice.customer_tax_ids },
    total_details: {
      amount_tax: sum(invoice.total_taxes),
      amount_discount: sum(invoice.total_discount_amounts),
      breakdown: { taxes: invoice.total_taxes ?? [] },
    },
  } as unknown as Stripe.Checkout.Session;
};
