import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { addDays, addMonths, startOfDay } from '#shared/days.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { type BusinessClock, readBusinessClock } from '#server/modules/binder/business-clock.ts';
import {
  listNewestRevisions,
  lockOwnDocuments,
  type OwnDocument,
  type Revision,
} from '#server/modules/binder/own-documents-repo.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshDocuments } from '#server/modules/register/refresh-documents.ts';
import type { ApproveDocumentsInput } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';
import { namedRefusal } from './named-refusal.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue' | 'templateEngine'>;

/**
 * Approves the newest drafts of documents, all or none. From then on they are made with the approval in them, and each is in
 * force once it is made and its day has come.
 */
export const approveDocuments = async (
  services: Touched,
  customerId: string,
  { ids, revisions, ...input }: ApproveDocumentsInput,
) => {
  const { name, role, effectiveDate: effectiveOn, reviewMonths } = input;
  await refuseUnprintable(services, { name, role });
  const approvedAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    const clock = await readBusinessClock({ ...services, db: tx }, customerId);
    requirePossibleDay(clock, effectiveOn);
    const documents = await lockOwnDocuments(tx, customerId, ids);
    const newest = await listNewestRevisions(tx, ids);
    const seen = new Map(revisions && ids.map((id, index) => [id, revisions[index]]));
    const drafts = documents.map((document) => ({
      document,
      draft: requireDraft(document, newest.get(document.id), seen.get(document.id)),
    }));
    const statement = `I approve this document for use at ${clock.businessName}`;
    const effectiveFrom = startOfDay(clock.timeZone, effectiveOn);
    const [approval] = await tx
      .insert(approvals)
      .values({
        customerId,
        name,
        role,
        statement,
        effectiveOn,
        effectiveFrom,
        reviewMonths,
        approvedAt,
      })
      .returning({ id: approvals.id });
    if (!approval) throw new Error('An approval that was just written is missing.');
    const nextReviewOn = addMonths(effectiveOn, reviewMonths);
    for (const { draft } of drafts) await approve(tx, draft, { approvalId: approval.id, nextReviewOn });
    await tx.update(binderDocuments).set({ reviewMonths }).where(inArray(binderDocuments.id, ids));
    await services.queue.enqueueAll(
      tx,
      'issue-revision',
      drafts.map(({ draft }) => ({ revisionId: draft.id })),
      { class: 'order', fairKey: customerId },
    );
    await refreshDocuments(tx, ids, approvedAt);
    await appendRecords(
      tx,
      { customerId, happenedAt: approvedAt },
      drafts.map(({ document, draft }) => ({
        kind: 'approved',
        documentId: document.id,
        data: {
          revision: draft.number,
          title: document.title,
          name,
          role,
          statement,
          effectiveOn,
          reviewMonths,
          hashes: draft.hashes,
        },
      })),
    );
  });
};

const requirePossibleDay = ({ today }: BusinessClock, day: string) => {
  const refusal =
    day < today
      ? 'binder.past-date'
      : day > addDays(today, binder.effectiveAheadDays)
        ? 'binder.far-date'
        : undefined;
  if (!refusal) return;
  const { message } = new DomainError(refusal);
  throw new DomainError(refusal, { fields: { effectiveDate: message } });
};

const requireDraft = (document: OwnDocument, newest: Revision | undefined, seen: number | undefined) => {
  if (!newest || newest.approvalId !== null) throw namedRefusal('binder.nothing-to-approve', document);
  if (seen !== undefined && seen !== newest.number) throw namedRefusal('binder.draft-changed', document);
  if (newest.stem === null) throw namedRefusal('binder.being-made', document);
  return newest;
};

const approve = (tx: Transaction, { id }: Revision, approved: { approvalId: number; nextReviewOn: string }) =>
  tx
    .update(binderRevisions)
    .set({ ...approved, failure: null })
    .where(eq(binderRevisions.id, id));
