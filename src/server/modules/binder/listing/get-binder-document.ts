import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { approvals, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { acknowledgements } from '#server/db/schema/binder/readers.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import type { BinderDocumentDetails, BinderRecord, BinderRevision } from '#shared/contract/binder.ts';
import { documentOf } from './binder-document.ts';
import { findDocument } from './binder-list-repo.ts';
import { revisionOf } from './binder-revision.ts';

/** One document of the binder with all that happened to it. */
export const getBinderDocument = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  id: number,
): Promise<BinderDocumentDetails> => {
  const { db } = services;
  const now = services.clock.now();
  await bringUpToDate(services, customerId);
  const { businessName, told, today } = await readBusinessClock(services, customerId);
  const found = await findDocument(db, id, { customerId, now, today });
  if (!found) throw new DomainError('binder.not-found');
  const { document } = found;
  return {
    ...documentOf(found),
    businessName,
    timeZone: told,
    today,
    reviewMonths: document.reviewMonths,
    revisions: (await listRevisions(db, id)).map((row): BinderRevision => revisionOf(row, document)),
    records: await listRecords(db, id),
  };
};

const listRevisions = (db: Queryable, documentId: number) =>
  db
    .select({ revision: binderRevisions, approval: approvals })
    .from(binderRevisions)
    .leftJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .where(eq(binderRevisions.documentId, documentId))
    .orderBy(desc(binderRevisions.number));

const listRecords = async (db: Queryable, documentId: number): Promise<BinderRecord[]> => {
  const rows = await db
    .select({ record: records, readerName: acknowledgements.listedName })
    .from(records)
    .leftJoin(
      acknowledgements,
      and(eq(acknowledgements.documentId, documentId), eq(acknowledgements.recordPosition, records.position)),
    )
    .where(eq(records.documentId, documentId))
    .orderBy(asc(records.position));
  return rows.map(({ record: { position, happenedAt, kind, hash, content }, readerName }) => ({
    position,
    at: happenedAt.toISOString(),
    kind,
    hash,
    data: (JSON.parse(content) as { data: Record<string, unknown> }).data,
    readerName,
  }));
};
