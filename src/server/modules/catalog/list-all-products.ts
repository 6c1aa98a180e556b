import type { Services } from '#server/kernel/services.ts';
import { listNewestIds } from './product-read-repo.ts';
import { readProducts } from './product-cache.ts';

/** Every product that is sold, the newest first. */
export const listAllProducts = ({ db }: Pick<Services, 'db'>) =>
  readProducts(db)(listNewestIds(db, { limit: Number.MAX_SAFE_INTEGER }));
