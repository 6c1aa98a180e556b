import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { perDatabase } from '#server/db/per-database.ts';
import { gatherReads } from '#server/kernel/concurrency/gather-reads.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { preview } from '#shared/limits/preview.ts';
import { NEWS_EVERY_MS } from './preview-limits.ts';
import { findPreview, listPages, listRenderings, type PreviewRecord } from './preview-repo.ts';

type Asked = { previewId: string; have?: number | undefined };

/** What there is of a preview. With `have` the answer waits until there is more, until all is done, or for long enough. */
export const getPreview = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { previewId, have }: Asked,
) => {
  const asked = await findPreview(db, previewId, clock.now());
  if (!asked) throw new DomainError('preview.not-found');
  const givesUpAt = performance.now() + preview.waitMs;
  for (;;) {
    const documents = await read(db, asked);
    const isWorthTelling =
      have === undefined ||
      documents.every(({ status }) => status !== 'processing') ||
      documents.reduce((sum, { pages }) => sum + pages.length, 0) > have;
    if (isWorthTelling || performance.now() > givesUpAt) return documents;
    await pause(NEWS_EVERY_MS);
  }
};

const read = async (db: Database, { documents }: PreviewRecord) => {
  const { statuses, pages } = await readTogether(db)(documents.map(({ key }) => key));
  return documents.map(({ templateId, key }) => ({
    templateId,
    status: statuses.get(key) ?? ('processing' as const),
    pages: pages.get(key) ?? [],
  }));
};

/** However many wait, their news are read in one go. */
const readTogether = perDatabase((db) =>
  gatherReads(async (asked: string[][]) => {
    const keys = [...new Set(asked.flat())];
    // The states first: a document that is complete by then has all its pages in what is read after.
    const renderings = await listRenderings(db, keys);
    const pages = await listPages(db, keys);
    return {
      statuses: new Map(renderings.map(({ key, status }) => [key, status])),
      pages: Map.groupBy(pages, ({ key }) => key),
    };
  }),
);
