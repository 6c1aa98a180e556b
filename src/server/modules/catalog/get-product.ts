import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findProduct } from './product-read-repo.ts';

/** A product that is sold, by id or slug. */
export const getProduct = async ({ db }: Pick<Services, 'db'>, key: number | string) => {
  const product = await findProduct(db, key);
  if (!product) throw new DomainError('product.not-found');
  return product;
};
