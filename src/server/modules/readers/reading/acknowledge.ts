import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { recordAcknowledgement } from '#server/modules/readers/records/record-acknowledgement.ts';
import type { Acknowledgement, AcknowledgeInput } from '#shared/contract/reading/reading.ts';
import { findAcknowledgement } from './acknowledgement-repo.ts';
import { queueCopy } from './queue-copy.ts';
import { findAccess, type ReadingAccess } from './reading-access.ts';
import { lockReadingDocument, type ReadingRow } from './reading-document-repo.ts';
import { reading } from './reading-limits.ts';
import { pageCountOf } from './reading-state.ts';
import { recordRefusal } from './record-refusal.ts';
import { requireInForce } from './require-in-force.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'random' | 'queue'>;
type Acknowledging = Omit<AcknowledgeInput, 'agreed'> & { client: string };

/** Somebody says that they have read what is in force; whoever has not had all of it on screen is not believed. */
export const acknowledge = async (services: Touched, given: Acknowledging): Promise<Acknowledgement> => {
  const { db } = services;
  const access = await findAccess(services, given);
  const { reader } = access;
  const limits = reading.acknowledging;
  await consumeRateLimits(services, [{ key: `reading-acknowledge:${reader.id}`, limits }]);
  await bringUpToDate(services, reader.customerId);
  const { row, unseen } = await db.transaction((tx) => writeDown(tx, services, access, given));
  if (unseen.length > 0) {
    await recordRefusal(services, { access, row, unseen });
    throw new DomainError('reading.unread-pages');
  }
  const written = await findAcknowledgement(db, { readerId: reader.id, revisionId: row.revision.id });
  if (!written) throw new Error('What was acknowledged is not written down.');
  return {
    revision: written.revision,
    sha256: written.sha256,
    statement: written.statement,
    acknowledgedAt: written.acknowledgedAt.toISOString(),
    copy: given.wantsCopy
      ? await queueCopy(services, { reader, acknowledgementId: written.id })
      : 'not-wanted',
  };
};

/** Unless it was before: the first time counts. Which pages were not seen is answered rather than thrown, since that is written down. */
const writeDown = async (
  tx: Transaction,
  services: Touched,
  { reader, how }: ReadingAccess,
  { documentId, revision: number, name, client }: Acknowledging,
): Promise<{ row: ReadingRow; unseen: number[] }> => {
  const row = await lockReadingDocument(tx, { readerId: reader.id, documentId });
  if (!row) throw new DomainError('reading.not-assigned');
  requireInForce(row, number);
  const unseen = unseenOf(row, services.clock.now());
  const before = await findAcknowledgement(tx, { readerId: reader.id, revisionId: row.revision.id });
  if (before) return { row, unseen: [] };
  if (unseen.length > 0) return { row, unseen };
  const [revision] = await tx.select().from(binderRevisions).where(eq(binderRevisions.id, row.revision.id));
  if (!revision) throw new DomainError('reading.not-assigned');
  await recordAcknowledgement(tx, services, {
    reader,
    document: row.document,
    revision,
    how,
    typedName: name,
    network: client,
    readingSeconds: secondsSince(row.openedAt, services.clock.now()),
  });
  return { row, unseen };
};

/** All of them where less time has gone by than the screen takes: then pages were told as seen by something else. */
const unseenOf = (row: ReadingRow, now: Date) => {
  const leastMs = Math.max(reading.leastMs, pageCountOf(row) * reading.leastMsPerPage);
  const wasThere = row.openedAt !== null && now >= later(row.openedAt, leastMs);
  const seen = new Set(wasThere ? row.pagesSeen : []);
  return Array.from({ length: pageCountOf(row) }, (_, index) => index + 1).filter((page) => !seen.has(page));
};

const secondsSince = (openedAt: Date | null, now: Date) =>
  openedAt && Math.max(0, Math.round((now.getTime() - openedAt.getTime()) / 1000));
