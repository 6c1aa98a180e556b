import type { Services } from '#server/kernel/services.ts';
import { orders as limits } from '#server/modules/orders/order-limits.ts';
import { isPaymentHost } from '#server/modules/orders/payment-host.ts';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { listBilling } from './billing-repo.ts';

/** What a bookkeeper wants: every invoice and credit note in one list. A link that leads anywhere but to the provider is not shown. */
export const getBilling = async (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  customerId: string,
): Promise<BillingDocument[]> => {
  const found = await listBilling(db, customerId, limits.maxListed);
  return found
    .filter(({ pdfUrl }) => isPaymentHost(payments, pdfUrl))
    .map(({ amountInCents, createdAt, pdfUrl, ...document }) => ({
      ...document,
      amount: amountInCents,
      createdAt: createdAt.toISOString(),
      pdf_url: pdfUrl,
    }));
};
