import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { insertChanges } from './product-change-repo.ts';
import { listTemplateIds, lockProduct, updateProductFields } from './product-repo.ts';
import { publishChange } from './publish-change.ts';
import { requireSellable } from './require-sellable.ts';
import { lockTemplates } from './sellable-repo.ts';

type Touched = Pick<Services, 'db' | 'queue' | 'clock'>;

/** Takes a product off sale. Buyers keep what they bought; nothing is deleted. */
export const archiveProduct = (services: Touched, adminId: string, id: number) =>
  setArchived(services, adminId, { id, field: 'archived' });

/** Its documents may have been archived meanwhile: none of them is sold again by this. */
export const restoreProduct = (services: Touched, adminId: string, id: number) =>
  setArchived(services, adminId, { id, field: 'restored' });

/** Asked twice, it is done once. */
const setArchived = (
  { db, queue, clock }: Touched,
  adminId: string,
  { id, field }: { id: number; field: 'archived' | 'restored' },
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    // Templates before products, as everywhere: whoever renames one locks in this order too.
    const states = field === 'restored' ? await lockTemplates(tx, await listTemplateIds(tx, id)) : [];
    const product = await lockProduct(tx, id);
    if (!product) throw new DomainError('product.not-found');
    if ((product.archivedAt !== null) === (field === 'archived')) return;
    if (field === 'restored') requireSellable(product.templateIds, states);
    await updateProductFields(tx, id, { archivedAt: field === 'archived' ? now : null });
    await insertChanges(tx, id, { changedBy: adminId, changedAt: now }, [
      { field, before: null, after: null },
    ]);
    await publishChange({ queue }, tx, id, { isProviderConcerned: true });
  });
