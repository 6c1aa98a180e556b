import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import type { Industry } from '#shared/industries.ts';
import { listForKeys } from '#server/modules/questions/list-for-documents.ts';
import { type DetailedProduct, type RowWithTemplateIds, withTemplates } from './product.ts';
import { findSoldTemplates } from './sold-template-repo.ts';

const { createdAt: _, archivedAt: __, formerPriceIds: ___, ...columns } = getTableColumns(products);

/** Everything is above no id, so that a first page is asked for like any other. */
const NEWEST = 2_147_483_647;

/** Ids of products that are sold, the newest first. */
export const listNewestIds = async (
  db: Database,
  { industry, before = NEWEST, limit }: { industry?: Industry | undefined; before?: number; limit: number },
) => {
  const rows = industry
    ? await newestOfIndustry(db).execute({ industry, before, limit })
    : await newest(db).execute({ before, limit });
  return rows.map(({ id }) => id);
};

/** Those of the products that are sold. */
export const findProductRows = (db: Database, ids: number[]): Promise<RowWithTemplateIds[]> =>
  byIds(db).execute({ ids });

/** One that is sold, by id or slug, with every page its samples have and what it asks. */
export const findProduct = async (
  db: Database,
  key: number | string,
): Promise<DetailedProduct | undefined> => {
  const rows =
    typeof key === 'number'
      ? await byIds(db).execute({ ids: [key] })
      : await bySlug(db).execute({ slug: key });
  const templateIds = rows.flatMap((row) => row.templateIds);
  const [product] = withTemplates(rows, await findSoldTemplates(db, templateIds, 'all pages'));
  if (!product) return undefined;
  const keys = new Set(product.templates.flatMap(({ questionKeys }) => questionKeys));
  const questions = await listForKeys(db, [...keys]);
  return { ...product, questionLabels: questions.map(({ label }) => label) };
};

const isSold = isNull(products.archivedAt);
const isOlder = lt(products.id, sql.placeholder('before'));

const newestIds = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(isSold, condition))
    .orderBy(desc(products.id))
    .limit(sql.placeholder('limit'));

const newest = prepared((db) => newestIds(db, isOlder).prepare('newest_products'));
const newestOfIndustry = prepared((db) =>
  newestIds(db, and(eq(products.industry, sql.placeholder('industry')), isOlder)).prepare(
    'newest_products_of_industry',
  ),
);

const sold = (db: Database, condition: SQL) => {
  const templateIds = db
    .select({ id: productTemplates.templateId })
    .from(productTemplates)
    .where(eq(productTemplates.productId, products.id))
    .orderBy(productTemplates.position);
  return db
    .select({ ...columns, templateIds: sql<number[]>`array(${templateIds})`.as('template_ids') })
    .from(products)
    .where(and(isSold, condition));
};

const byIds = prepared((db) =>
  sold(db, sql`${products.id} = any(${sql.placeholder('ids')})`).prepare('products_by_ids'),
);
const bySlug = prepared((db) =>
  sold(db, eq(products.slug, sql.placeholder('slug'))).prepare('product_by_slug'),
);
