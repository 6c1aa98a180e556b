import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { finishItem, followFinished } from '#server/modules/generation/making/finish-items.ts';
import type { Generation } from '#server/modules/generation/generation-repo.ts';
import { planDocuments } from '#server/modules/generation/making/plan-documents.ts';
import { plannedBuyerOf } from '#server/modules/generation/making/planned-buyer.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { fingerprintPlans } from './fingerprint-plans.ts';
import { endMadeAhead, giveFiles, listItemsToMake, lockMadeAhead } from './made-ahead-repo.ts';

type Touched = Pick<Services, 'queue' | 'clock' | 'config'>;

/**
 * Gives a paid order those of the documents made ahead that would be made just so now. Whoever asks has locked the order. The
 * rest is made as ever, and what is not used is cleared away.
 */
export const adoptDocuments = async (services: Touched, tx: Transaction, order: OrderRow) => {
  const kept = await lockMadeAhead(tx, order.id);
  if (kept.length === 0 || !order.buyer) return;
  const items = await listItemsToMake(tx, order.id);
  const present = { ...services, db: tx };
  const plans = await planDocuments(
    present,
    plannedBuyerOf(order.buyer),
    items.map(({ wanted, ...item }) => ({ ...item, revision: wanted.generation })),
  );
  const fingerprints = await fingerprintPlans(present, plans);
  const byFingerprint = new Map(kept.map((made) => [made.fingerprint, made]));
  const finishedAt = services.clock.now();
  const finished: Generation[] = [];
  const used: string[] = [];
  for (const [index, { wanted }] of items.entries()) {
    const made = byFingerprint.get(fingerprints[index] ?? '');
    if (!made) continue;
    const { stem, pageCount, hasWorkbook } = made;
    if (!(await finishItem(services, tx, wanted, { stem, pageCount, hasWorkbook, finishedAt }))) continue;
    finished.push(wanted);
    used.push(stem);
  }
  if (used.length === 0) return;
  const paths = used.flatMap((stem) => documentPathsOf({ stem, pages: null }));
  await giveFiles(tx, paths, { ownerId: order.customerId, orderId: order.id });
  await endMadeAhead(tx, used, { outcome: 'used', endedAt: finishedAt });
  await followFinished(services, tx, order, { finished, finishedAt });
};
