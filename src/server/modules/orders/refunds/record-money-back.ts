import type { Transaction } from '#server/db/connect.ts';
import type { PaymentFacts } from '#server/modules/orders/derive-payment-status.ts';
import { upsertCreditNotes } from './credit-note-repo.ts';
import { upsertDisputes } from './dispute-repo.ts';
import { hasMoneyBack, readRefundedInCents, upsertRefunds } from './refund-repo.ts';

const NOTHING = { refundedBefore: 0, refundedAfter: 0 };

/** Keeps what the provider says of money that went back; tells how much had, before and after. For whoever has locked the order. */
export const recordMoneyBack = async (
  tx: Transaction,
  orderId: number,
  { payment, creditNotes }: PaymentFacts,
) => {
  if (!payment) return NOTHING;
  const isUntouched = payment.refunds.length === 0 && payment.disputes.length === 0;
  if (isUntouched && !(await hasMoneyBack(tx, orderId))) return NOTHING;
  const refundedBefore = await readRefundedInCents(tx, orderId);
  await upsertRefunds(tx, orderId, payment.refunds);
  await upsertDisputes(tx, orderId, payment.disputes);
  await upsertCreditNotes(tx, orderId, creditNotes);
  return { refundedBefore, refundedAfter: await readRefundedInCents(tx, orderId) };
};
