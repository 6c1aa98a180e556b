import type { Services } from '#server/kernel/services.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import {
  findSyncedProduct,
  type SyncedProduct,
  lockSyncedProduct,
  recordSynced,
  storeProviderIds,
} from './provider-sync-repo.ts';
import { taxRulesKey } from './tax-rules-key.ts';

type Touched = Pick<Services, 'config' | 'db' | 'queue' | 'payments'>;

const MAX_ROUNDS = 5;

/**
 * Brings the payment provider in step with a product. The provider is told what is stored now, then what it
 * answered is stored, unless the product has changed meanwhile: then it is told again.
 */
export const syncProduct = async (services: Touched, productId: number) => {
  const unused = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const product = await findSyncedProduct(services.db, productId);
    if (!product) return;
    if (await (product.archivedAt ? withdraw(services, product) : publish(services, product, unused))) return;
  }
  throw new Error(`Product ${productId} changed too often while it was handed over.`);
};

const withdraw = async ({ config, db, payments }: Touched, told: SyncedProduct) => {
  if (told.stripeProductId !== null) await payments.archiveProduct(told.stripeProductId);
  await recordSynced(db, told, taxRulesKey(config.tax));
  return (await findSyncedProduct(db, told.id))?.revision === told.revision;
};

/** Whether the product is in step now; `unused` gathers prices that were made for a state already past. */
const publish = async (services: Touched, product: SyncedProduct, unused: Set<string>) => {
  const { providerProductId, providerPriceId } = await services.payments.syncProduct({
    id: product.id,
    name: product.name,
    description: product.description,
    priceInCents: product.priceInCents,
    taxCode: product.taxCode,
    providerProductId: product.stripeProductId,
    providerPriceId: product.stripePriceId,
    idempotencyKey: `product-${product.id}-${product.revision}`,
  });
  if (product.formerPriceIds.includes(providerPriceId)) {
    // Found before it was retired; the next round gets a new one.
    await services.payments.retirePrice(providerPriceId);
    return false;
  }
  unused.add(providerPriceId);
  return settle(services, product, { providerProductId, providerPriceId, unused });
};

type Outcome = { providerProductId: string; providerPriceId: string; unused: Set<string> };

const settle = ({ config, db, queue }: Touched, told: SyncedProduct, outcome: Outcome) =>
  db.transaction(async (tx) => {
    const { providerProductId, providerPriceId, unused } = outcome;
    const syncedTax = taxRulesKey(config.tax);
    const current = await lockSyncedProduct(tx, told.id);
    if (current?.revision !== told.revision || current.formerPriceIds.includes(providerPriceId)) return false;
    if (isSettled(current, outcome)) {
      await recordSynced(tx, told, syncedTax);
      return true;
    }
    const former = [...unused, ...(current.stripePriceId === null ? [] : [current.stripePriceId])].filter(
      (priceId) => priceId !== providerPriceId && !current.formerPriceIds.includes(priceId),
    );
    await storeProviderIds(tx, told.id, {
      stripeProductId: providerProductId,
      stripePriceId: providerPriceId,
      syncedRevision: told.revision,
      syncedTax,
      formerPriceIds: [...current.formerPriceIds, ...former],
    });
    // Only once the new price is known to the shop may the old one go.
    for (const priceId of former) await queue.enqueue(tx, 'retire-price', { priceId });
    await countCatalogChange(tx);
    return true;
  });

const isSettled = (current: SyncedProduct, { providerProductId, providerPriceId, unused }: Outcome) =>
  current.stripeProductId === providerProductId &&
  current.stripePriceId === providerPriceId &&
  unused.size === 1;
