import type { Services } from '#server/kernel/services.ts';
import type { Invoice } from '#shared/contract/order.ts';
import { listInvoices } from './invoice-repo.ts';
import { isPaymentHost } from './payment-host.ts';

/** The customer's invoices; a link that leads anywhere but to the provider is not shown. */
export const getInvoices = async (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  customerId: string,
  orderId?: number,
): Promise<Invoice[]> => {
  const found = await listInvoices(db, customerId, orderId);
  return found
    .filter(({ pdfUrl }) => isPaymentHost(payments, pdfUrl))
    .map(({ paymentIntent, pdfUrl }) => ({ payment_intent: paymentIntent, pdf_url: pdfUrl }));
};
