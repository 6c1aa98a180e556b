import type { Services } from '#server/kernel/services.ts';
import { listNewestIds } from './product-read-repo.ts';
import { takeProducts } from './product-shelf.ts';

/** Every product that is sold, the newest first. */
export const listAllProducts = ({ db }: Pick<Services, 'db'>) =>
  takeProducts(db)(listNewestIds(db, { limit: Number.MAX_SAFE_INTEGER }));
