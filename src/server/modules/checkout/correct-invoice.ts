import { createHash } from 'node:crypto';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { findCorrectable } from '#server/modules/orders/billing/billing-repo.ts';
import { replaceInvoice } from '#server/modules/orders/invoice-repo.ts';
import { upsertCreditNotes } from '#server/modules/orders/refunds/credit-note-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { InvoiceCorrection } from '#server/ports/invoices.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { checkout } from './checkout-limits.ts';
import { ensureProviderCustomer } from './ensure-provider-customer.ts';
import { referenceOf } from './order-reference.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'payments'>;

/**
 * Makes an invoice out anew, to the business as it is now. The old one stays, taken back by a credit note, and both name each
 * other; no money moves.
 */
export const correctInvoice = async (
  services: Touched,
  { customerId, orderId }: { customerId: string; orderId: number },
) => {
  const { db, clock } = services;
  const found = await findCorrectable(db, { customerId, orderId });
  if (!found) throw new DomainError('order.not-found');
  if (!found.isCorrectable) throw new DomainError('invoice.not-correctable');
  const customer = await findCustomer(db, customerId);
  if (!customer?.business) throw new DomainError('checkout.no-business');
  await consumeRateLimits(services, [{ key: `correct-invoice:${orderId}`, limits: checkout.corrections }]);
  const { invoice, order } = found;
  const { corrected, notes } = await ask(services, async () => {
    const providerId = await ensureProviderCustomer(services, customer);
    const { email, firstName, lastName, business } = customer;
    const number = await services.payments.taxNumbers.find(providerId);
    const details = JSON.stringify([email, firstName, lastName, business, ...(number ? [number] : [])]);
    return {
      invoiceId: invoice.id,
      customerId: providerId,
      reference: referenceOf(order),
      // Whoever has mended another detail meanwhile wants another invoice.
      idempotencyKey: `correct:${invoice.id}:${createHash('sha256').update(details).digest('base64url')}`,
    };
  });
  const { paymentIntent } = invoice;
  await db.transaction(async (tx) => {
    await replaceInvoice(tx, invoice.id, { ...corrected, orderId, paymentIntent, createdAt: clock.now() });
    await upsertCreditNotes(tx, orderId, notes);
  });
};

const ask = async ({ payments, log }: Touched, wanted: () => Promise<InvoiceCorrection>) => {
  try {
    const correction = await wanted();
    const corrected = await payments.correctInvoice(correction);
    if (!corrected) throw new DomainError('invoice.other-sum');
    return { corrected, notes: await payments.creditNotes.list(correction.invoiceId) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.error({ err: error }, 'an invoice was not corrected');
    throw new DomainError('invoice.not-corrected', { cause: error });
  }
};
