import { perDatabase } from '#server/db/per-database.ts';
import { cachedById } from '#server/kernel/cached-by-id.ts';
import { coalesceReads } from '#server/kernel/concurrency/coalesce-reads.ts';
import { readCatalogRevision } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { type ProductRecord, withTemplates } from './product.ts';
import { findProductRows } from './product-read-repo.ts';
import { findSoldTemplates } from './sold-template-repo.ts';

/** What lists are made of is cached in memory until the catalogue changes; a product takes about 1 KiB, a template half of it. */
const productCache = { maxProducts: 20_000, maxTemplates: 10_000 } as const;

/**
 * Products as lists show them, by id and in the order asked for, as far as they are sold. What was read before is
 * cached in this process's memory, for as long as the database says that the catalogue has not changed.
 */
export const readProducts = perDatabase((db) => {
  const currentRevision = coalesceReads(() => readCatalogRevision(db));
  const emptyCache = (revision: number | undefined) => ({
    revision,
    readRows: cachedById(productCache.maxProducts, (ids) => findProductRows(db, ids)),
    readTemplates: cachedById(productCache.maxTemplates, (ids) => findSoldTemplates(db, ids, 'first page')),
  });
  let cache = emptyCache(undefined);

  return async (wanted: Promise<number[]>): Promise<ProductRecord[]> => {
    const [revision, ids] = await Promise.all([currentRevision(), wanted]);
    if (cache.revision !== revision) cache = emptyCache(revision);
    // What is fetched from here on is as new as this revision, or newer; never older.
    const { readRows, readTemplates } = cache;
    const rows = await readRows(ids);
    const templates = await readTemplates([...new Set(rows.flatMap(({ templateIds }) => templateIds))]);
    return withTemplates(rows, templates);
  };
});
