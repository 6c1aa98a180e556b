import { perDatabase } from '#server/db/per-database.ts';
import { cachedById } from '#server/kernel/cached-by-id.ts';
import { shareReads } from '#server/kernel/share-reads.ts';
import { readCatalogRevision } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { productShelf } from '#shared/limits.ts';
import { type ProductRecord, withTemplates } from './product.ts';
import { findProductRows } from './product-read-repo.ts';
import { findSoldTemplates } from './sold-template-repo.ts';

/**
 * Products as lists show them, by id and in the order asked for, as far as they are sold. What was read before is
 * kept in this process's memory, for as long as the database says that the catalogue has not changed.
 */
export const takeProducts = perDatabase((db) => {
  const currentRevision = shareReads(() => readCatalogRevision(db));
  const emptyShelf = (revision: number | undefined) => ({
    revision,
    takeRows: cachedById(productShelf.maxProducts, (ids) => findProductRows(db, ids)),
    takeTemplates: cachedById(productShelf.maxTemplates, (ids) => findSoldTemplates(db, ids, 'first page')),
  });
  let shelf = emptyShelf(undefined);

  return async (wanted: Promise<number[]>): Promise<ProductRecord[]> => {
    const [revision, ids] = await Promise.all([currentRevision(), wanted]);
    if (shelf.revision !== revision) shelf = emptyShelf(revision);
    // What is fetched from here on is as new as this revision, or newer; never older.
    const { takeRows, takeTemplates } = shelf;
    const rows = await takeRows(ids);
    const templates = await takeTemplates([...new Set(rows.flatMap(({ templateIds }) => templateIds))]);
    return withTemplates(rows, templates);
  };
});
