import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import type { NewFile } from '#server/modules/files/stage-file.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { countUnfinishedItems } from '#server/modules/orders/line-item-repo.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { UnprintableError } from '#server/ports/unprintable.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { type DocumentFormat, documentFormats, documentPathsOf, previewPathOf } from './document-formats.ts';
import { generation } from './generation-limits.ts';
import { endItem, findWaitingItem, type Generation, insertDocument } from './generation-repo.ts';
import { makeDocument, type MadeDocument } from './make-document.ts';
import { shareReplacement, takeReplaced } from './repair/repair-repo.ts';

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
    await finish(
      services,
      wanted,
      waiting,
      await make(services, waiting, { revision: wanted.generation, signal }),
    );
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

/** A document at fault fails the same way tomorrow; anything else may pass. */
const isOfTheDocument = (error: unknown) => error instanceof ConversionError && error.fault === 'document';

type Making = { revision: number; signal: AbortSignal };

const make = (
  services: Touched,
  { item, order, template, newerBuyer }: WaitingItem,
  { revision, signal }: Making,
) => {
  const buyer = newerBuyer ?? order.buyer;
  if (!buyer) throw new Error(`The order ${order.id} was paid without the details of its buyer.`);
  const today = { now: services.clock.now(), timeZone: services.config.shopTimeZone };
  return makeDocument(
    services,
    {
      ...template,
      name: item.name,
      values: placeholderValuesOf(buyer, today),
      answers: buyer.answers,
      revision,
      logoPath: buyer.logoPath,
      colours: buyer.colours,
    },
    signal,
  );
};

const finish = async (
  services: Touched,
  wanted: Generation,
  { item, order }: WaitingItem,
  made: MadeDocument,
) => {
  const stem = `${order.id}/${services.random.uuid()}`;
  const files = createFileBatch(services);
  await Promise.all(filesOf(made, { stem, name: item.name, order }).map(files.add));
  const finishedAt = services.clock.now();
  const { pageCount, xlsx } = made;
  const hasWorkbook = xlsx !== undefined;
  const isWanted = await services.db.transaction(async (tx) => {
    // Items of one order end one after the other, so that exactly one of them sees that it was the last.
    await lockOrder(tx, order.id);
    const outcome = { status: 'GENERATED', stem, pageCount, hasWorkbook, finishedAt } as const;
    if (!(await endItem(tx, wanted, outcome))) return false;
    const document = { stem, pageCount, hasWorkbook, pages: null, finishedAt };
    await replaceEarlier(services, tx, wanted, document);
    await files.record(tx);
    await insertDocument(tx, { ...wanted, ...document });
    const { unfinished } = await countUnfinishedItems(tx, order.id);
    await services.queue.enqueue(tx, 'draw-pages', wanted, {
      class: 'preview',
      fairKey: order.customerId,
      // A worker with nothing else to do would draw them beside the last documents of the order.
      runAfter: new Date(finishedAt.getTime() + unfinished * generation.drawPagesAfterMsEach),
    });
    if (unfinished === 0) await services.queue.enqueue(tx, 'send-ready-mail', { orderId: order.id });
    return true;
  });
  if (!isWanted) await files.discard();
};

/** A document that was made again because a file of it was damaged: its other files go only now that there are new ones. */
const replaceEarlier = async (
  services: Touched,
  tx: Transaction,
  wanted: Generation,
  document: Parameters<typeof shareReplacement>[2],
) => {
  const replaced = await takeReplaced(tx, wanted);
  if (!replaced) return;
  await shareReplacement(tx, replaced.stem, document);
  for (const path of documentPathsOf(replaced))
    await removeFile(services, tx, { bucket: PREVIEW_BUCKET, path });
};

type Destination = { stem: string; name: string; order: WaitingItem['order'] };

const filesOf = (made: MadeDocument, { stem, name, order }: Destination): NewFile[] => {
  const owned = {
    bucket: PREVIEW_BUCKET,
    ownerId: order.customerId,
    orderId: order.id,
    isPublic: false,
  } as const;
  const preview = {
    ...owned,
    body: made.preview,
    contentType: 'image/jpeg',
    path: previewPathOf(stem),
    downloadName: `${name}.jpg`,
  };
  const formats = (Object.keys(documentFormats) as DocumentFormat[]).flatMap((format): NewFile[] => {
    const body = made[format];
    if (!body) return [];
    const { contentType } = documentFormats[format];
    return [{ ...owned, body, contentType, path: `${stem}.${format}`, downloadName: `${name}.${format}` }];
  });
  return [preview, ...formats];
};
