import type { Services } from '#server/kernel/services.ts';
import { product } from '#shared/limits.ts';
import { listChanges } from './product-change-repo.ts';

/** The latest changes first; of an archived product too. */
export const listProductChanges = ({ db }: Pick<Services, 'db'>, productId: number) =>
  listChanges(db, productId, product.shownChanges);
