import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { READING_STATEMENT, type Reading } from '#shared/contract/reading/reading.ts';
import { openDocument } from './open-document.ts';
import { type Caller, findAccess } from './reading-access.ts';
import { listLastRead, listReadingDocuments } from './reading-document-repo.ts';
import { byUrgency, readingDocumentOf } from './reading-state.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'storage' | 'converter' | 'log'>;

/** What somebody has to read, and the pages of one of it. */
export const getReading = async (
  services: Touched,
  { documentId, ...caller }: Caller & { documentId?: number | undefined },
): Promise<Reading> => {
  const { db } = services;
  const { reader, businessName, logoPath } = await findAccess(services, caller);
  await bringUpToDate(services, reader.customerId);
  const [rows, lastRead] = [await listReadingDocuments(db, reader.id), await listLastRead(db, reader.id)];
  const wanted = rows.find(({ document }) => document.id === documentId);
  if (documentId !== undefined && !wanted) throw new DomainError('reading.not-assigned');
  return {
    businessName: businessName ?? '',
    logo: logoPath && signInlineUrl(services, { bucket: LOGO_BUCKET, path: logoPath }),
    readerName: reader.name,
    canMail: reader.email !== null,
    statement: READING_STATEMENT,
    documents: rows.map((row) => readingDocumentOf(row, lastRead.get(row.document.id))).toSorted(byUrgency),
    open: wanted
      ? await openDocument(services, { reader, row: wanted, last: lastRead.get(wanted.document.id) })
      : null,
  };
};
