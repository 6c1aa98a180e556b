import type { Services } from '#server/kernel/services.ts';
import { listChanges } from './product-change-repo.ts';

/** How many of its latest changes are shown. */
const SHOWN_CHANGES = 200;

/** The latest changes first; of an archived product too. */
export const listProductChanges = ({ db }: Pick<Services, 'db'>, productId: number) =>
  listChanges(db, productId, SHOWN_CHANGES);
