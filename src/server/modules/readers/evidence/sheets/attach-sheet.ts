import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { createHash } from 'node:crypto';
import { noteInForce } from '#server/modules/binder/approval/note-in-force.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { findRevisionOf } from '#server/modules/readers/evidence/own-document-repo.ts';
import { lockReaders } from '#server/modules/readers/people/reader-repo.ts';
import { recordAcknowledgement } from '#server/modules/readers/records/record-acknowledgement.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import type { AttachedSheet, AttachSheetInput } from '#shared/contract/reading/evidence.ts';
import { addSigners } from './add-signers.ts';
import { checkScan } from './check-scan.ts';
import { insertSheet, listNamedReaders } from './sheet-repo.ts';

export const SHEET_BUCKET = 'signed_sheets';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys' | 'storage' | 'templateEngine'>;

/** Keeps the scan of a signed sheet, and writes down for each who signed it that they have read the revision. */
export const attachSheet = async (
  services: Touched,
  customerId: string,
  file: Buffer,
  input: AttachSheetInput,
): Promise<AttachedSheet> => {
  const { extension, contentType } = await checkScan(services, file);
  const files = createFileBatch(services);
  const path = await files.add({
    bucket: SHEET_BUCKET,
    body: file,
    contentType,
    downloadName: `Signed sheet, revision ${input.revision}.${extension}`,
    ownerId: customerId,
    isPublic: false,
  });
  const scan = { path, sha256: createHash('sha256').update(file).digest('hex') };
  try {
    return await services.db.transaction(async (tx) => {
      const attached = await writeDown(tx, services, { customerId, scan, ...input });
      await files.record(tx);
      return attached;
    });
  } catch (error) {
    if (error instanceof DomainError) await files.discard();
    throw error;
  }
};

type Signed = AttachSheetInput & { customerId: string; scan: { path: string; sha256: string } };

const writeDown = async (
  tx: Transaction,
  services: Pick<Services, 'clock' | 'random' | 'keys'>,
  { customerId, scan, documentId, revision: number, readerIds, otherNames }: Signed,
): Promise<AttachedSheet> => {
  const now = services.clock.now();
  await lockReaders(tx, customerId);
  await noteInForce(tx, { customerId, now });
  const [document] = await lockOwnDocuments(tx, customerId, [documentId]);
  const revision = document && (await findRevisionOf(tx, documentId, number));
  if (!revision) throw new DomainError('binder.no-revision');
  if (revision.notedInForceAt === null || !revision.hashes) throw new DomainError('reading.never-in-force');
  const wanted = new Set(readerIds);
  const picked = wanted.size === 0 ? [] : await listNamedReaders(tx, customerId, [...wanted]);
  if (picked.length !== wanted.size) throw new DomainError('reader.not-found');
  const others = await addSigners(tx, services, { customerId, documentId, names: otherNames, now });
  const signers = [...new Map([...picked, ...others].map((reader) => [reader.id, reader])).values()];
  const sheetId = await insertSheet(tx, { customerId, revisionId: revision.id, attachedAt: now, ...scan });
  await appendRecords(tx, { customerId, happenedAt: now }, [
    {
      kind: 'sheet-attached',
      documentId,
      data: {
        sheet: sheetId,
        title: document.title,
        revision: number,
        sha256: scan.sha256,
        readers: signers.map((reader) => reader.number),
      },
    },
  ]);
  let recorded = 0;
  for (const reader of signers) {
    const isNew = await recordAcknowledgement(tx, services, {
      reader,
      document,
      revision,
      how: 'signed-sheet',
      typedName: null,
      network: null,
      readingSeconds: null,
      sheetId,
    });
    if (isNew) recorded += 1;
  }
  return { sheetId, recorded, knownBefore: signers.length - recorded };
};
