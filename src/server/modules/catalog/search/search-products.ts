import type { Services } from '#server/kernel/services.ts';
import { productList } from '#shared/limits/product.ts';
import { listNewestIds } from '#server/modules/catalog/product-read-repo.ts';
import { readProducts } from '#server/modules/catalog/product-cache.ts';
import { understandKeyword } from './understand-keyword.ts';

/** The most relevant products first. No keyword at all gives the newest. */
export const searchProducts = ({ db }: Pick<Services, 'db'>, keyword: string) =>
  readProducts(db)(
    keyword === '' ? listNewestIds(db, { limit: productList.maxPageSize }) : findIds(db, keyword),
  );

const findIds = async (db: Services['db'], keyword: string) =>
  (await understandKeyword(db, keyword))?.ids ?? [];
