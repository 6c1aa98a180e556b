import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { refreshSearch } from '#server/modules/catalog-index/refresh-search.ts';

/** Brings in step what follows from a product: the search, the payment provider, and answers that were kept. */
export const publishChange = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  productId: number,
  { isProviderConcerned }: { isProviderConcerned: boolean },
) => {
  await refreshSearch(tx, [productId]);
  if (isProviderConcerned) await queue.enqueue(tx, 'sync-product', { productId });
  await countCatalogChange(tx);
};
