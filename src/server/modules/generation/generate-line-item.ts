import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { findEntries } from '#server/modules/register/find-entries.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { UnprintableError } from '#server/ports/unprintable.ts';
import { documentFilesOf } from './documents/document-files.ts';
import { finishItem, followFinished } from './documents/finish-items.ts';
import { endItem, findWaitingItem, type Generation } from './generation-repo.ts';
import { isOfTheDocument } from './documents/is-of-the-document.ts';
import { makeDocument, type MadeDocument } from './documents/make-document.ts';
import { planDocuments } from './documents/plan-documents.ts';
import { plannedBuyerOf } from './documents/planned-buyer.ts';

type Touched = Pick<
  Services,
  'db' | 'storage' | 'random' | 'clock' | 'queue' | 'templateEngine' | 'converter' | 'config' | 'log'
>;

type WaitingItem = NonNullable<Awaited<ReturnType<typeof findWaitingItem>>>;

const GAVE_UP = 'This document could not be made. You have lost nothing: try again, or write to us.';
const UNPRINTABLE = 'You have lost nothing: change your business details, and write to us.';

/**
 * Makes one document of an order. It may run twice, and be overtaken by a newer wish: files are written where
 * nobody sees them, and become the document's in one step, if it is still wanted then.
 */
export const generateLineItem = async (
  services: Touched,
  wanted: Generation,
  { isLastAttempt, signal }: Pick<JobContext, 'isLastAttempt' | 'signal'>,
) => {
  const waiting = await findWaitingItem(services.db, wanted);
  if (!waiting) return;
  try {
    await finish(services, wanted, waiting, await make(services, waiting, signal));
  } catch (error) {
    if (signal.aborted || !(isLastAttempt || isOfTheDocument(error))) throw error;
    services.log.error({ ...wanted, err: error }, 'a document of an order could not be made');
    await fail(services, wanted, waiting, failureOf(error));
  }
};

/** What only the buyer can change is told to them. */
const failureOf = (error: unknown) =>
  error instanceof UnprintableError ? `${error.message} ${UNPRINTABLE}` : GAVE_UP;

const fail = ({ db, clock }: Touched, wanted: Generation, { item, order }: WaitingItem, failure: string) =>
  db.transaction(async (tx) => {
    const finishedAt = clock.now();
    if (!(await endItem(tx, wanted, { status: 'FAILED', failure, finishedAt }))) return;
    await insertOrderEvents(tx, [
      { orderId: order.id, kind: 'document-failed', happenedAt: finishedAt, subject: item.name },
    ]);
  });

const make = async (
  services: Touched,
  { item, order, template, newerBuyer }: WaitingItem,
  signal: AbortSignal,
) => {
  const buyer = newerBuyer ?? order.buyer;
  if (!buyer) throw new Error(`The order ${order.id} was paid without the details of its buyer.`);
  const register = (await findEntries(services.db, [item.id])).get(item.id);
  if (!register) throw new Error(`The document ${item.id} of an order is in no binder.`);
  const wanted = { template, name: item.name, register };
  const [plan] = await planDocuments(services, plannedBuyerOf(buyer), [wanted]);
  if (!plan) throw new Error('A document that is wanted was not planned.');
  return makeDocument(services, plan, signal);
};

const finish = async (
  services: Touched,
  wanted: Generation,
  { item, order }: WaitingItem,
  made: MadeDocument,
) => {
  const stem = `${order.id}/${services.random.uuid()}`;
  const files = createFileBatch(services);
  const owned = { ownerId: order.customerId, orderId: order.id };
  await Promise.all(documentFilesOf(made, { stem, name: item.name, ...owned }).map(files.add));
  const finishedAt = services.clock.now();
  const document = { stem, pageCount: made.pageCount, hasWorkbook: made.xlsx !== undefined, finishedAt };
  const isWanted = await services.db.transaction(async (tx) => {
    // Items of one order end one after the other, so that exactly one of them sees that it was the last.
    await lockOrder(tx, order.id);
    if (!(await finishItem(services, tx, wanted, document))) return false;
    await files.record(tx);
    await followFinished(services, tx, order, { finished: [wanted], finishedAt });
    return true;
  });
  if (!isWanted) await files.discard();
};
