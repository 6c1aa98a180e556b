import { eq } from 'drizzle-orm';
import { acknowledgements } from '#server/db/schema/binder/readers.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { lockDocumentsOf } from '#server/modules/readers/assigning/assignment-repo.ts';
import { removeAllPrints } from '#server/modules/readers/evidence/printing/remove-prints.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshReaderCounts } from '#server/modules/register/refresh-reader-counts.ts';
import { findOwnReader, lockReaders, updateReader } from './reader-repo.ts';

type Removal = { id: number; erase: boolean };

/**
 * From then on they read nothing and get no mail. With `erase` nothing is left of them but a number: the records keep a hash of
 * the names with a salt, and without the salt that says nothing.
 */
export const removeReader = (
  services: Pick<Services, 'db' | 'clock' | 'queue'>,
  customerId: string,
  { id, erase }: Removal,
) =>
  services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await lockReaders(tx, customerId);
    const reader = await findOwnReader(tx, customerId, id);
    if (!reader || reader.erasedAt || (reader.removedAt && !erase)) throw new DomainError('reader.not-found');
    // Whoever acknowledges holds the document: what they write is either there by now, or finds nobody listed.
    const documentIds = await lockDocumentsOf(tx, id);
    const removedAt = reader.removedAt ?? now;
    const isGone = { removedAt, linkHash: null, linkMadeAt: null, pinMadeAt: null };
    await updateReader(tx, id, erase ? { ...isGone, ...NOTHING, erasedAt: now } : isGone);
    await refreshReaderCounts(tx, documentIds);
    if (!erase) return;
    await tx
      .update(acknowledgements)
      .set({ listedName: null, typedName: null, salt: null, network: null })
      .where(eq(acknowledgements.readerId, id));
    await removeAllPrints(services, tx, customerId);
    await appendRecords(tx, { customerId, happenedAt: now }, [
      { kind: 'reader-erased', documentId: null, data: { reader: reader.number } },
    ]);
  });

const NOTHING = { name: '', email: null, role: '' };
