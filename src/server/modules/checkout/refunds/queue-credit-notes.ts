import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { listUncredited } from '#server/modules/orders/refunds/refund-repo.ts';

/** Unless every refund has its credit note, or somebody is about it. */
export const queueCreditNotes = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  orderId: number,
) => {
  if ((await listUncredited(tx, orderId)).length > 0)
    await queue.enqueueMissing(tx, 'issue-credit-notes', [{ orderId }]);
};
