import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { documentFilesOf } from '#server/modules/generation/documents/document-files.ts';
import { isOfTheDocument } from '#server/modules/generation/documents/is-of-the-document.ts';
import { makeDocument, type MadeDocument } from '#server/modules/generation/documents/make-document.ts';
import { isFulfilled } from '#server/modules/orders/order.ts';
import { findOrder, lockOrder } from '#server/modules/orders/order-repo.ts';
import { tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { adoptDocuments } from './adopt-documents.ts';
import { claimAhead, releaseAhead } from './ahead-claim-repo.ts';
import { ahead } from './ahead-limits.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { dropAhead } from './drop-ahead.ts';
import { insertMadeAhead, isMadeAhead } from './made-ahead-repo.ts';
import { type AheadDocument, planAhead, type PlannedAhead } from './plan-ahead.ts';

type Touched = Pick<
  Services,
  'db' | 'storage' | 'random' | 'clock' | 'queue' | 'templateEngine' | 'converter' | 'config' | 'keys' | 'log'
>;

/**
 * Makes one document of an order that its buyer is about to pay for, with the details as they are now. Nobody can reach it, and
 * nobody misses it: whatever goes wrong, the document is made after the payment.
 */
export const makeAhead = async (
  services: Touched,
  wanted: AheadDocument,
  { isLastAttempt, signal }: Pick<JobContext, 'isLastAttempt' | 'signal'>,
) => {
  const planned = await planAhead(services, wanted);
  if (!planned || !(await begin(services, planned))) return;
  try {
    await keep(services, planned, await makeDocument(services, planned.plan, signal));
  } catch (error) {
    if (signal.aborted || !(isLastAttempt || isOfTheDocument(error))) throw error;
    services.log.warn({ ...wanted, err: error }, 'a document was not made ahead of its payment');
  } finally {
    await releaseAhead(services.db, planned);
  }
};

/** False when it is there, or being made, or one too many. */
const begin = async (services: Touched, planned: PlannedAhead) => {
  const { db, clock } = services;
  if ((await isMadeAhead(db, planned)) || !(await claimAhead(db, planned, clock.now()))) return false;
  // A payment that has not seen the claim has queued the document, and by now it is seen.
  const order = await findOrder(db, planned.orderId);
  if (order && awaitsPayment(order, clock.now()) && (await hasRoom(services, planned))) return true;
  await releaseAhead(db, planned);
  return false;
};

const hasRoom = (services: Touched, { customerId }: PlannedAhead) =>
  tryRateLimits(services, [
    { key: `ahead:${customerId}`, limits: ahead.perCustomer },
    { key: 'ahead', limits: ahead.perShop },
  ]);

/** The order is locked, so that it is either still to be paid, or paid, and then the document becomes the order's at once. */
const keep = async (services: Touched, { orderId, plan, fingerprint }: PlannedAhead, made: MadeDocument) => {
  const stem = `${orderId}/${services.random.uuid()}`;
  const files = createFileBatch(services);
  const nobodys = { ownerId: null, orderId: null };
  await Promise.all(documentFilesOf(made, { stem, name: plan.name, ...nobodys }).map(files.add));
  const { pageCount, xlsx } = made;
  const row = {
    stem,
    orderId,
    fingerprint,
    pageCount,
    hasWorkbook: xlsx !== undefined,
    bytes: bytesOf(made),
    madeAt: services.clock.now(),
  };
  const isKept = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !(order.status === 'pending' || isFulfilled(order))) return false;
    if (!(await insertMadeAhead(tx, row))) return false;
    await files.record(tx);
    if (!isFulfilled(order)) return true;
    await adoptDocuments(services, tx, order);
    // Somebody was quicker, or the details are others by now.
    await dropAhead(services, tx, stem);
    return true;
  });
  if (!isKept) await files.discard();
};

const bytesOf = ({ pdf, docx, xlsx, preview }: MadeDocument) =>
  [pdf, docx, xlsx, preview].reduce((sum, file) => sum + (file?.length ?? 0), 0);
