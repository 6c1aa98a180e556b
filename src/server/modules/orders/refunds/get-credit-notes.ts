import type { Services } from '#server/kernel/services.ts';
import { isPaymentHost } from '#server/modules/orders/payment-host.ts';
import { listCreditNotes } from './credit-note-repo.ts';

export type CreditNoteRecord = Awaited<ReturnType<typeof getCreditNotes>>[number];

/** The customer's own; a link that leads anywhere but to the provider is not shown. */
export const getCreditNotes = async (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  customerId: string,
  orderId?: number,
) => {
  const found = await listCreditNotes(db, customerId, orderId);
  return found.map(({ note }) => note).filter(({ pdfUrl }) => isPaymentHost(payments, pdfUrl));
};
