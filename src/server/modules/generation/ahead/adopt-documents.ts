import type { Transaction } from '#server/db/connect.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { finishItem, followFinished } from '#server/modules/generation/documents/finish-items.ts';
import type { Generation } from '#server/modules/generation/generation-repo.ts';
import { planDocuments } from '#server/modules/generation/documents/plan-documents.ts';
import { plannedBuyerOf } from '#server/modules/generation/documents/planned-buyer.ts';
import { findEntries } from '#server/modules/register/find-entries.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { listBegun } from './ahead-claim-repo.ts';
import { ahead } from './ahead-limits.ts';
import { fingerprintPlans } from './fingerprint-plans.ts';
import {
  endMadeAhead,
  giveFiles,
  listItemsToMake,
  lockMadeAhead,
  type MadeAhead,
} from './made-ahead-repo.ts';

type Touched = Pick<Services, 'queue' | 'clock' | 'config'>;

/**
 * Gives a paid order those of the documents made ahead that would be made just so now. Whoever asks has locked the order. What
 * is being made becomes the order's when it is ready; the rest is made as ever, and what is not used is cleared away.
 */
export const adoptDocuments = async (services: Touched, tx: Transaction, order: OrderRow) => {
  const now = services.clock.now();
  const kept = new Map((await lockMadeAhead(tx, order.id)).map((made) => [made.fingerprint, made]));
  const begun = await listBegun(tx, order.id, now);
  if (kept.size + begun.size === 0) return;
  const used: { wanted: Generation; stem: string }[] = [];
  for (const { wanted, fingerprint } of await listFingerprinted(services, tx, order)) {
    const [made, begunAt] = [kept.get(fingerprint), begun.get(fingerprint)];
    if (made && (await finishItem(services, tx, wanted, finishedBy(made, now))))
      used.push({ wanted, stem: made.stem });
    else if (begunAt) await queueInCase(services, tx, { wanted, order, begunAt });
  }
  if (used.length > 0) await take(services, tx, { order, used, now });
  if (used.length < kept.size) await services.queue.enqueue(tx, 'clear-ahead', {}, { class: 'preview' });
};

/** What is still to be made, and as what. */
const listFingerprinted = async (services: Touched, tx: Transaction, { id, buyer }: OrderRow) => {
  if (!buyer) return [];
  const items = await listItemsToMake(tx, id);
  const entries = await findEntries(
    tx,
    items.map(({ wanted }) => wanted.lineItemId),
  );
  const present = { ...services, db: tx };
  const plans = await planDocuments(
    present,
    plannedBuyerOf(buyer),
    items.flatMap(({ wanted, ...item }) => {
      const register = entries.get(wanted.lineItemId);
      return register ? [{ ...item, register }] : [];
    }),
  );
  const fingerprints = await fingerprintPlans(present, plans);
  return items.map(({ wanted }, index) => ({ wanted, fingerprint: fingerprints[index] ?? '' }));
};

const finishedBy = ({ stem, pageCount, hasWorkbook }: MadeAhead, finishedAt: Date) => ({
  stem,
  pageCount,
  hasWorkbook,
  finishedAt,
});

/** A job of its own, for should whoever has begun it be lost; with it the order's start queues no other. */
const queueInCase = (
  { queue }: Touched,
  tx: Transaction,
  { wanted, order, begunAt }: { wanted: Generation; order: OrderRow; begunAt: Date },
) =>
  queue.enqueueMissing(tx, 'generate-line-item', [wanted], {
    class: 'order',
    fairKey: order.customerId,
    runAfter: later(begunAt, ahead.begunMs),
  });

type Taken = { order: OrderRow; used: { wanted: Generation; stem: string }[]; now: Date };

const take = async (services: Touched, tx: Transaction, { order, used, now }: Taken) => {
  const stems = used.map(({ stem }) => stem);
  const paths = stems.flatMap((stem) => documentPathsOf({ stem, pages: null }));
  await giveFiles(tx, paths, { ownerId: order.customerId, orderId: order.id });
  await endMadeAhead(tx, stems, { outcome: 'used', endedAt: now });
  await followFinished(services, tx, order, { finished: used.map(({ wanted }) => wanted), finishedAt: now });
};
