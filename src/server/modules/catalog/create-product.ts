import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { ProductDetails } from './product.ts';
import { insertChanges } from './product-change-repo.ts';
import { insertProduct } from './product-repo.ts';
import { publishChange } from './publish-change.ts';
import { requireSellable } from './require-sellable.ts';
import { lockTemplates } from './sellable-repo.ts';
import { slugFor } from './slug.ts';

/** Two products may share a name: their slugs differ. */
export const createProduct = (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  adminId: string,
  details: ProductDetails,
  /** Becomes true together with the product. */
  alsoRecord?: (tx: Transaction) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    requireSellable(details.templateIds, await lockTemplates(tx, details.templateIds));
    const id = await insertProduct(tx, { ...details, slug: slugFor(details.name), createdAt: now });
    await insertChanges(tx, id, { changedBy: adminId, changedAt: now }, [
      { field: 'created', before: null, after: details },
    ]);
    await alsoRecord?.(tx);
    await publishChange({ queue }, tx, id, { isProviderConcerned: true });
    return id;
  });
