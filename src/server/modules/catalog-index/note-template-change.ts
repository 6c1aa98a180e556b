import type { Transaction } from '#server/db/connect.ts';
import { countCatalogChange } from './catalog-revision-repo.ts';
import { refreshSearch } from './refresh-search.ts';
import { listProductIdsOf } from './search-index-repo.ts';

/**
 * To be called last in every transaction that changes what products show of a template: its name, its workbook,
 * which version is sold.
 */
export const noteTemplateChange = async (tx: Transaction, templateId: number) => {
  const productIds = await listProductIdsOf(tx, templateId);
  if (productIds.length === 0) return;
  await refreshSearch(tx, productIds);
  await countCatalogChange(tx);
};
