import { and, eq } from 'drizzle-orm';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { readToken, writeToken } from '#server/modules/files/signed-token.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { reading } from './reading-limits.ts';

export const SHARP_PAGES_PATH = '/api/public/reading-pages';

type SharpPage = { revisionId: number; page: number };

/** No bucket of the storage; only what a link is bound to. */
const addressOf = ({ revisionId, page }: SharpPage) => ({
  bucket: 'reading-pages',
  path: `${revisionId}/${page}`,
});

/** Whoever asks has checked who may read it. */
export const signSharpPage = ({ keys, clock }: Pick<Services, 'keys' | 'clock'>, wanted: SharpPage) => {
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, reading.pictureSeconds * 1000);
  const address = addressOf(wanted);
  const token = writeToken(keys.signedUrl, address, { disposition: 'inline', issuedAt, expiresAt });
  return `${SHARP_PAGES_PATH}/${address.path}.webp?token=${token}`;
};

type Touched = Pick<Services, 'db' | 'keys' | 'clock' | 'storage' | 'converter'>;

/** A page for screens that show more than the pictures that are kept; of what is in force, and not of any other. */
export const findSharpPage = async (
  { db, keys, clock }: Pick<Touched, 'db' | 'keys' | 'clock'>,
  { token, ...wanted }: SharpPage & { token: string },
) => {
  if (!readToken(keys.signedUrl, addressOf(wanted), token, clock.now()))
    throw new DomainError('file.link-invalid');
  const [found] = await db
    .select({ stem: binderRevisions.stem, hashes: binderRevisions.hashes })
    .from(binderRevisions)
    .innerJoin(
      binderDocuments,
      and(
        eq(binderDocuments.id, binderRevisions.documentId),
        eq(binderDocuments.revision, binderRevisions.number),
      ),
    )
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(eq(binderRevisions.id, wanted.revisionId), eq(binderDocuments.state, 'in-force'), isOpenOrder),
    );
  if (!found?.stem || !found.hashes) throw new DomainError('reading.not-assigned');
  return { stem: found.stem, page: wanted.page, key: `${found.hashes.pdf} ${wanted.page}` };
};

export const drawSharpPage = async (
  services: Pick<Touched, 'db' | 'storage' | 'converter'>,
  { stem, page, signal }: { stem: string; page: number; signal: AbortSignal },
) => {
  const pdf = await readBytes(services, { bucket: PREVIEW_BUCKET, path: `${stem}.pdf` });
  const asked = {
    widthPx: reading.sharpWidthPx,
    firstPage: page,
    lastPage: page,
    format: 'webp',
    signal,
  } as const;
  for await (const { bytes } of services.converter.toPictures(pdf, asked)) return bytes;
  throw new DomainError('reading.not-assigned');
};
