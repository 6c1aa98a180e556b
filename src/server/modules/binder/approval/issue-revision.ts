import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { documentFilesOf } from '#server/modules/generation/documents/document-files.ts';
import { isOfTheDocument } from '#server/modules/generation/documents/is-of-the-document.ts';
import { makeDocument, type MadeDocument } from '#server/modules/generation/documents/make-document.ts';
import { planDocuments } from '#server/modules/generation/documents/plan-documents.ts';
import { plannedBuyerOf } from '#server/modules/generation/documents/planned-buyer.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { noteHashes } from '#server/modules/register/note-made.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshDocuments } from '#server/modules/register/refresh-documents.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { findToIssue, recordIssued, replaceInOrder, undoApproval } from './issue-repo.ts';
import { noteInForce } from './note-in-force.ts';

type Touched = Pick<
  Services,
  'db' | 'storage' | 'random' | 'clock' | 'queue' | 'templateEngine' | 'converter' | 'config' | 'log'
>;

type ToIssue = NonNullable<Awaited<ReturnType<typeof findToIssue>>>;

const FAILED = 'It could not be made with your approval, which was undone. Approve it again, or write to us.';

/** Makes a revision with the approval it was given. Until it is made nobody sees anything of it; then its files take the place of the draft's. */
export const issueRevision = async (
  services: Touched,
  { revisionId }: { revisionId: number },
  { isLastAttempt, signal }: Pick<JobContext, 'isLastAttempt' | 'signal'>,
) => {
  const found = await findToIssue(services.db, revisionId);
  if (!found) return;
  try {
    await finish(services, found, await make(services, found, signal));
  } catch (error) {
    if (signal.aborted || !(isLastAttempt || isOfTheDocument(error))) throw error;
    services.log.error({ revisionId, err: error }, 'an approved document could not be made');
    await undo(services, found);
  }
};

/** One that is made again says of today's date what it said before. */
const nowOf = ({ clock }: Touched, { revision }: ToIssue) =>
  revision.issuedAt && revision.madeAt ? { now: () => revision.madeAt ?? clock.now() } : clock;

const make = async (services: Touched, found: ToIssue, signal: AbortSignal) => {
  const { revision, document, approval, template } = found;
  const { name, role, effectiveOn } = approval;
  const nextReviewOn = revision.nextReviewOn ?? effectiveOn;
  const register = {
    number: revision.documentNumber ?? document.number,
    revision: revision.number,
    approval: { name, role, effectiveOn, nextReviewOn },
    code: revision.code,
  };
  const [plan] = await planDocuments(
    { ...services, clock: nowOf(services, found) },
    plannedBuyerOf(revision.buyer),
    [{ template, name: document.title, register }],
  );
  if (!plan) throw new Error('A document that is wanted was not planned.');
  return makeDocument(services, plan, signal);
};

const finish = async (services: Touched, found: ToIssue, made: MadeDocument) => {
  const { document, revision } = found;
  const { orderId, customerId, title } = document;
  const stem = `${orderId}/${services.random.uuid()}`;
  const files = createFileBatch(services);
  const owned = { ownerId: customerId, orderId };
  await Promise.all(documentFilesOf(made, { stem, name: title, ...owned }).map(files.add));
  const isWanted = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await lockOrder(tx, orderId);
    const issued = {
      stem,
      pageCount: made.pageCount,
      hasWorkbook: made.xlsx !== undefined,
      madeAt: revision.issuedAt ? revision.madeAt : now,
      issuedAt: revision.issuedAt ?? now,
      inForceFrom: found.approval.effectiveFrom,
    };
    if (!(await recordIssued(tx, revision, issued))) return false;
    await files.record(tx);
    await takePlace(services, tx, found, { ...issued, now });
    return true;
  });
  if (!isWanted) await files.discard();
};

type Issued = { stem: string; pageCount: number; hasWorkbook: boolean; now: Date };

const takePlace = async (services: Touched, tx: Transaction, found: ToIssue, { now, ...issued }: Issued) => {
  const { document, revision } = found;
  const { id: documentId, customerId } = document;
  const replaced = { stem: revision.stem ?? '', pages: revision.pages };
  const hashes = await noteHashes(tx, revision.id, issued.stem);
  const drawn = await replaceInOrder(
    tx,
    { lineItemId: document.lineItemId, replaced: replaced.stem },
    { ...issued, finishedAt: now },
  );
  await services.queue.enqueueAll(tx, 'draw-pages', drawn, { class: 'preview', fairKey: customerId });
  for (const path of documentPathsOf(replaced))
    await removeFile(services, tx, { bucket: PREVIEW_BUCKET, path });
  await refreshDocuments(tx, [documentId], now);
  await appendRecords(tx, { customerId, happenedAt: now }, [
    { kind: 'issued', documentId, data: { revision: revision.number, hashes } },
  ]);
  await noteInForce(tx, { customerId, now });
  await noteManualChange(tx, customerId, now);
};

const undo = ({ db, clock }: Touched, { document, revision }: ToIssue) =>
  db.transaction(async (tx) => {
    const { id: documentId, customerId } = document;
    const now = clock.now();
    if (!(await undoApproval(tx, revision.id, FAILED))) return;
    await refreshDocuments(tx, [documentId], now);
    await appendRecords(tx, { customerId, happenedAt: now }, [
      { kind: 'approval-undone', documentId, data: { revision: revision.number, reason: FAILED } },
    ]);
  });
