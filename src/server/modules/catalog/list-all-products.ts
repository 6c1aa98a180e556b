import type { Services } from '#server/kernel/services.ts';
import { listProducts } from './product-read-repo.ts';

/** Every product that is sold, the newest first. */
export const listAllProducts = ({ db }: Pick<Services, 'db'>) =>
  listProducts(db, { limit: Number.MAX_SAFE_INTEGER });
