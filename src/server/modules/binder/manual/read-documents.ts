import { buffer } from 'node:stream/consumers';
import type { Services } from '#server/kernel/services.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { findFilesAt } from '#server/modules/files/stored-file-repo.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { MissingDocument } from '#shared/contract/manual.ts';
import { manualLimits } from './manual-limits.ts';
import type { PlannedManual } from './plan-manual.ts';

export type ReadDocument = PlannedManual['documents'][number] & { pdf: Uint8Array; pages: number };

type Read = { documents: ReadDocument[]; missing: MissingDocument[] };

const pathOf = ({ stem }: { stem: string | null }) => `${stem}.pdf`;

/** The files of what is in force, as they were approved; undefined if they are too large together. */
export const readDocuments = async (
  services: Pick<Services, 'db' | 'storage'>,
  { documents }: PlannedManual,
  signal: AbortSignal,
): Promise<Read | undefined> => {
  const files = await findFilesAt(services.db, PREVIEW_BUCKET, documents.map(pathOf));
  if (files.reduce((sum, { size }) => sum + size, 0) > manualLimits.bytes) return undefined;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const read: Read = { documents: [], missing: [] };
  for (const document of documents) {
    signal.throwIfAborted();
    const { number, title } = document;
    const file = byPath.get(pathOf(document));
    try {
      if (!file) read.missing.push({ number, title, reason: 'lost' });
      else if (document.sha256 !== null && file.sha256 !== document.sha256)
        read.missing.push({ number, title, reason: 'damaged' });
      else {
        const pdf = await buffer((await readFile(services, file)).body);
        read.documents.push({ ...document, pdf, pages: document.pageCount ?? 0 });
      }
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      read.missing.push({ number, title, reason: error.damage === 'missing' ? 'lost' : 'damaged' });
    }
  }
  return read;
};
