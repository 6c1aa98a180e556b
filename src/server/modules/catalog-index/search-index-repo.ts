import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { products, productSearch, productTemplates, searchWords } from '#server/db/schema/catalog.ts';
import { templates } from '#server/db/schema/templates.ts';
import { type Searchable, type WeighedWords, weighedWordsOf, wordsIn } from './search-text.ts';

export const listProductIdsOf = async (tx: Transaction, templateId: number) => {
  const rows = await tx
    .select({ id: productTemplates.productId })
    .from(productTemplates)
    .where(eq(productTemplates.templateId, templateId));
  return rows.map(({ id }) => id);
};

/** In one order, so that two changes never wait for each other. */
export const lockProducts = async (tx: Transaction, ids: number[]) => {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
};

/** Those of the products that are sold. */
export const listSearchable = (tx: Transaction, ids: number[]): Promise<(Searchable & { id: number })[]> => {
  const templateNames = tx
    .select({ name: templates.name })
    .from(productTemplates)
    .innerJoin(templates, eq(templates.id, productTemplates.templateId))
    .where(eq(productTemplates.productId, products.id));
  return tx
    .select({
      id: products.id,
      name: products.name,
      keywords: products.keywords,
      industry: products.industry,
      templateNames: sql<string[]>`array(${templateNames})`,
    })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.archivedAt)));
};

export const upsertSearch = async (tx: Transaction, found: (Searchable & { id: number })[]) => {
  if (found.length === 0) return;
  const weighed = found.map((product) => ({ ...product, words: weighedWordsOf(product) }));
  await insertWords(
    tx,
    weighed.flatMap(({ words }) => Object.values(words).flat()),
  );
  await tx
    .insert(productSearch)
    .values(
      weighed.map(({ id, name, words }) => ({
        productId: id,
        name: wordsIn(name).join(' '),
        words: weighedVector(words),
      })),
    )
    .onConflictDoUpdate({
      target: productSearch.productId,
      set: { name: sql`excluded.name`, words: sql`excluded.words` },
    });
};

export const deleteSearch = async (tx: Transaction, { ids, except }: { ids: number[]; except: number[] }) => {
  await tx
    .delete(productSearch)
    .where(and(inArray(productSearch.productId, ids), notInArray(productSearch.productId, except)));
};

/** Stems find other forms of a word; the word itself, besides, ranks exact matches higher and keeps stop words. */
const weighedVector = (words: WeighedWords) =>
  sql.join(
    Object.entries(words).map(([weight, list]) => {
      const text = list.join(' ');
      return sql`setweight(to_tsvector('english', ${text}) || to_tsvector('simple', ${text}), ${weight})`;
    }),
    sql` || `,
  );

/** In one order, so that two changes never wait for each other. */
const insertWords = async (tx: Transaction, words: string[]) => {
  const sorted = [...new Set(words)].toSorted();
  await tx
    .insert(searchWords)
    .select(sql`select unnest(${sql.param(sorted)}::text[])`)
    .onConflictDoNothing();
};
