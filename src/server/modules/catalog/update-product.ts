import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { ProductEdit } from './product.ts';
import { insertChanges } from './product-change-repo.ts';
import { changesBetween } from './product-changes.ts';
import { type LockedProduct, lockProduct, updateProductFields } from './product-repo.ts';
import { publishChange } from './publish-change.ts';
import { requireSellable } from './require-sellable.ts';
import { lockTemplates } from './sellable-repo.ts';

/** What the payment provider shows of a product. */
const PROVIDER_FIELDS = new Set(['name', 'priceInCents', 'description', 'taxCode']);

/**
 * Writes the fields that really change, one administrator at a time. With the revision an edit began from, any
 * change since then is a conflict; without it, the last word on each field counts.
 */
export const updateProduct = (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  adminId: string,
  { id, revision, edit }: { id: number; revision?: number | undefined; edit: ProductEdit },
) =>
  db.transaction(async (tx) => {
    // Templates before products, as everywhere: whoever renames one locks in this order too.
    const states = await lockTemplates(tx, edit.templateIds ?? []);
    const current = await lockSold(tx, id);
    if (revision !== undefined && revision !== current.revision)
      throw new DomainError('product.changed-meanwhile');
    const changes = changesBetween(current, edit);
    if (changes.length === 0) return;
    const added = (edit.templateIds ?? []).filter((templateId) => !current.templateIds.includes(templateId));
    requireSellable(added, states);
    const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    await updateProductFields(tx, id, fields);
    await insertChanges(tx, id, { changedBy: adminId, changedAt: clock.now() }, changes);
    await publishChange({ queue }, tx, id, {
      isProviderConcerned: changes.some(({ field }) => PROVIDER_FIELDS.has(field)),
    });
  });

const lockSold = async (tx: Transaction, id: number): Promise<LockedProduct> => {
  const product = await lockProduct(tx, id);
  if (!product || product.archivedAt) throw new DomainError('product.not-found');
  return product;
};
