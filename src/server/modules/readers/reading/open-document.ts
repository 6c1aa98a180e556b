import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import type { Services } from '#server/kernel/services.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { pagePathOf } from '#server/modules/generation/document-formats.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { Reading } from '#shared/contract/reading/reading.ts';
import { readPageTexts } from './page-texts.ts';
import { noteOpened } from './progress-repo.ts';
import type { FoundReader } from './reader-repo.ts';
import type { LastRead, ReadingRow } from './reading-document-repo.ts';
import { reading } from './reading-limits.ts';
import { signSharpPage } from './sharp-page.ts';
import { hasRead, pageCountOf } from './reading-state.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'storage' | 'converter' | 'log'>;
type Wanted = { reader: FoundReader['reader']; row: ReadingRow; last: LastRead | undefined };

/** A sheet of paper: for a page that could not be drawn, and is there as text alone. */
const UNDRAWN = { widthPx: 1200, heightPx: 1553 };

/** The pages of the revision in force, with what stands on them. None while they are being drawn. */
export const openDocument = async (
  services: Touched,
  { reader, row, last }: Wanted,
): Promise<NonNullable<Reading['open']>> => {
  const { db, clock } = services;
  await consumeRateLimits(services, [{ key: `reading-open:${reader.id}`, limits: reading.openings }]);
  const { document, revision } = row;
  const { id: revisionId, stem, pages, hashes } = revision;
  if (!stem || !hashes) throw new Error(`Revision ${revisionId} has no files to read.`);
  if (!hasRead(row, last)) await noteOpened(db, { readerId: reader.id, revisionId, now: clock.now() });
  const texts = pages ? await readPageTexts(services, { id: revisionId, stem, sha256: hashes.pdf }) : [];
  const srcOf = (page: number) =>
    signInlineUrl(services, { bucket: PREVIEW_BUCKET, path: pagePathOf(stem, page) }, reading.pictureSeconds);
  return {
    id: document.id,
    revision: revision.number,
    sha256: hashes.pdf,
    pages: Array.from({ length: pages ? pageCountOf(row) : 0 }, (_, index) => {
      const { widthPx, heightPx } = pages?.[index] ?? UNDRAWN;
      return {
        page: index + 1,
        width: widthPx,
        height: heightPx,
        src: pages?.[index] ? srcOf(index + 1) : '',
        ...(pages?.[index] && {
          sharp: {
            src: signSharpPage(services, { revisionId, page: index + 1 }),
            width: reading.sharpWidthPx,
          },
        }),
        text: texts[index] ?? '',
      };
    }),
    change: last && !hasRead(row, last) ? await changeSince(services, row, last.revision) : null,
  };
};

const changeSince = async ({ db }: Touched, { document, revision }: ReadingRow, sinceRevision: number) => {
  const later = await db
    .select({ reason: binderRevisions.reason })
    .from(binderRevisions)
    .where(
      and(
        eq(binderRevisions.documentId, document.id),
        gt(binderRevisions.number, sinceRevision),
        lte(binderRevisions.number, revision.number),
      ),
    )
    .orderBy(asc(binderRevisions.number));
  return { sinceRevision, reasons: [...new Set(later.map(({ reason }) => reason))] };
};
