import type { Transaction } from '#server/db/connect.ts';
import { deleteSearch, listSearchable, lockProducts, upsertSearch } from './search-index-repo.ts';

const PRODUCTS_PER_STATEMENT = 500;

/**
 * Writes what the search knows of these products anew, as part of the change that makes it differ. The products
 * are locked first: of two changes at once, the later one has to see what the earlier one wrote.
 */
export const refreshSearch = async (tx: Transaction, productIds: number[]) => {
  const ids = productIds.toSorted((one, other) => one - other);
  for (let start = 0; start < ids.length; start += PRODUCTS_PER_STATEMENT) {
    const some = ids.slice(start, start + PRODUCTS_PER_STATEMENT);
    await lockProducts(tx, some);
    const sold = await listSearchable(tx, some);
    await upsertSearch(tx, sold);
    await deleteSearch(tx, { ids: some, except: sold.map(({ id }) => id) });
  }
};
