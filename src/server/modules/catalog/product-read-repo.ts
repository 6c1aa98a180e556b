import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import type { Industry } from '#shared/industries.ts';
import type { ProductRecord, ProductRow } from './product.ts';
import { findSoldTemplates } from './sold-template-repo.ts';

const { createdAt: _, archivedAt: __, formerPriceIds: ___, ...columns } = getTableColumns(products);

type RowWithTemplates = ProductRow & { templateIds: number[] };

/** Everything is above no id, so that a first page is asked for like any other. */
const NEWEST = 2_147_483_647;

/** Products that are sold, the newest first. */
export const listProducts = async (
  db: Database,
  { industry, before = NEWEST, limit }: { industry?: Industry | undefined; before?: number; limit: number },
) => {
  const rows = industry
    ? await newestOfIndustry(db).execute({ industry, before, limit })
    : await newest(db).execute({ before, limit });
  return withTemplates(db, rows, 'covers');
};

/** Those of the products that are sold, in the order asked for. */
export const listProductsById = async (db: Database, ids: number[]) => {
  const rows = await byIds(db).execute({ ids });
  const found = new Map((await withTemplates(db, rows, 'covers')).map((product) => [product.id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** One that is sold, by id or slug. */
export const findProduct = async (db: Database, key: number | string): Promise<ProductRecord | undefined> => {
  const rows =
    typeof key === 'number' ? await byId(db).execute({ id: key }) : await bySlug(db).execute({ slug: key });
  return (await withTemplates(db, rows, 'all pages'))[0];
};

const withTemplates = async (
  db: Database,
  rows: RowWithTemplates[],
  detail: 'covers' | 'all pages',
): Promise<ProductRecord[]> => {
  const ids = [...new Set(rows.flatMap(({ templateIds }) => templateIds))];
  const pagesOf = detail === 'all pages' ? ids : rows.flatMap(({ templateIds }) => templateIds.slice(0, 1));
  const found = await findSoldTemplates(db, { ids, pagesOf });
  return rows.map(({ templateIds, ...row }) => ({
    ...row,
    templates: templateIds.flatMap((id) => found.get(id) ?? []),
  }));
};

const sold = (db: Database, condition: SQL | undefined) => {
  const templateIds = db
    .select({ id: productTemplates.templateId })
    .from(productTemplates)
    .where(eq(productTemplates.productId, products.id))
    .orderBy(productTemplates.position);
  return db
    .select({ ...columns, templateIds: sql<number[]>`array(${templateIds})`.as('template_ids') })
    .from(products)
    .where(and(isNull(products.archivedAt), condition));
};

const isOlder = lt(products.id, sql.placeholder('before'));

const newest = prepared((db) =>
  sold(db, isOlder).orderBy(desc(products.id)).limit(sql.placeholder('limit')).prepare('newest_products'),
);
const newestOfIndustry = prepared((db) =>
  sold(db, and(eq(products.industry, sql.placeholder('industry')), isOlder))
    .orderBy(desc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_products_of_industry'),
);
const byIds = prepared((db) =>
  sold(db, sql`${products.id} = any(${sql.placeholder('ids')})`).prepare('products_by_ids'),
);
const byId = prepared((db) => sold(db, eq(products.id, sql.placeholder('id'))).prepare('product_by_id'));
const bySlug = prepared((db) =>
  sold(db, eq(products.slug, sql.placeholder('slug'))).prepare('product_by_slug'),
);
