import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { orderMails } from './order-limits.ts';
import { listReadyUntold, listWithoutReceipt, listWithReceiptUnsent } from './untold-order-repo.ts';

/** Mails that buyers wait for and for which no job is there. One that was tried for days is not begun anew. */
export const queueUntoldOrders = async ({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>) => {
  const now = clock.now();
  const paid = { since: later(now, -orderMails.triedForMs), before: later(now, -orderMails.missedAfterMs) };
  const missing = {
    'fetch-invoice': await listWithoutReceipt(db, paid),
    'send-receipt': await listWithReceiptUnsent(db, paid),
    'send-ready-mail': await listReadyUntold(db, paid),
  } as const;
  for (const name of ['fetch-invoice', 'send-receipt', 'send-ready-mail'] as const)
    await db.transaction((tx) => queue.enqueueMissing(tx, name, missing[name]));
};
