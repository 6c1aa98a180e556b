import type { Services } from '#server/kernel/services.ts';
import { isPaymentHost } from '#server/modules/orders/payment-host.ts';
import { findClosure } from './closure-repo.ts';
import { listDisputes } from './dispute-repo.ts';
import { listRefunds } from './refund-repo.ts';

export type MoneyBackRecord = Awaited<ReturnType<typeof getMoneyBack>>;

/** Everything about an order's money that went back, or that a bank wants back. */
export const getMoneyBack = async ({ db, payments }: Pick<Services, 'db' | 'payments'>, orderId: number) => {
  const refunds = await listRefunds(db, orderId);
  return {
    refunds: refunds.map(({ refund, note }) => ({
      refund,
      note: note && { ...note, pdfUrl: isPaymentHost(payments, note.pdfUrl) ? note.pdfUrl : null },
    })),
    disputes: await listDisputes(db, orderId),
    closure: await findClosure(db, orderId),
  };
};
