import type { PageSize } from '#server/db/schema/generation.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { pagePathOf } from './document-formats.ts';
import { generation } from './generation-limits.ts';
import { findUndrawnDocument, type Generation, recordPages } from './generation-repo.ts';
import { repairFile } from './repair/repair-file.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'random' | 'clock' | 'converter' | 'queue' | 'log'>;

/** Pictures of every page, for looking through a document on screen. They wait until all paid documents are made. */
export const drawPages = async (services: Touched, wanted: Generation, signal: AbortSignal) => {
  const found = await findUndrawnDocument(services.db, wanted);
  if (!found) return;
  const { stem } = found.document;
  const pdf = await readBytes(services, { bucket: PREVIEW_BUCKET, path: `${stem}.pdf` }).catch(
    async (error: unknown) => {
      if (!(error instanceof DamagedFile && (await repairFile(services, error)))) throw error;
    },
  );
  // They are drawn of the one that is made in its place.
  if (!pdf) return;

  const files = createFileBatch(services);
  const pages: PageSize[] = [];
  for await (const picture of untilUndrawable(services, pdf, signal)) {
    pages.push({ widthPx: picture.widthPx, heightPx: picture.heightPx });
    await files.add({
      bucket: PREVIEW_BUCKET,
      path: pagePathOf(stem, picture.page),
      body: picture.bytes,
      contentType: 'image/jpeg',
      downloadName: `${found.name}, page ${picture.page}.jpg`,
      ownerId: found.customerId,
      orderId: found.orderId,
      isPublic: false,
    });
  }
  const isWanted = await services.db.transaction(async (tx) => {
    const isFirst = await recordPages(tx, wanted, pages);
    if (isFirst) await files.record(tx);
    return isFirst;
  });
  if (!isWanted) await files.discard();
};

/** A page that cannot be drawn never can be: who looks through the document sees those before it, and is not kept waiting. */
async function* untilUndrawable({ converter, log }: Touched, pdf: Uint8Array, signal: AbortSignal) {
  try {
    yield* converter.toPictures(pdf, { widthPx: generation.pageWidthPx, signal });
  } catch (error) {
    if (!(error instanceof ConversionError) || error.fault !== 'document') throw error;
    log.error({ err: error }, 'a page of a document cannot be drawn');
  }
}
