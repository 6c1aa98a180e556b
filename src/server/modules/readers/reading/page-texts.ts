import { and, eq } from 'drizzle-orm';
import { revisionTexts } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { reading } from './reading-limits.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'converter' | 'log'>;
type Wanted = { id: number; stem: string; sha256: string };

/**
 * What stands on each page of a revision: read out of its PDF once, and kept. Without it there are still the pictures, so that
 * what goes wrong here keeps nobody from reading.
 */
export const readPageTexts = async (services: Touched, { id, stem, sha256 }: Wanted): Promise<string[]> => {
  const { db, converter, log } = services;
  const [kept] = await db
    .select({ pages: revisionTexts.pages })
    .from(revisionTexts)
    .where(and(eq(revisionTexts.revisionId, id), eq(revisionTexts.sha256, sha256)));
  if (kept) return kept.pages;
  try {
    const pdf = await readBytes(services, { bucket: PREVIEW_BUCKET, path: `${stem}.pdf` });
    const pages = (await converter.toText(pdf)).map(cleaned);
    await db
      .insert(revisionTexts)
      .values({ revisionId: id, sha256, pages })
      .onConflictDoUpdate({ target: revisionTexts.revisionId, set: { sha256, pages } });
    return pages;
  } catch (error) {
    log.error({ err: error, revisionId: id }, 'the text of a document cannot be read');
    return [];
  }
};

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\ufffe\uffff]/g;

/** A word that is broken at the end of a line comes with a sign of its own. */
// oxlint-disable-next-line no-control-regex -- it is one of them
const BROKEN_WORD = /\u0002\r?\n?/g;

const cleaned = (text: string) =>
  text
    .replaceAll(BROKEN_WORD, '')
    .replaceAll(CONTROLS, '')
    .toWellFormed()
    .trim()
    .slice(0, reading.maxPageTextLength);
