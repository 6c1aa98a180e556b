import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import type { ProductDetails } from './product.ts';
import { numberedSlug } from './slug.ts';

export type LockedProduct = ProductDetails & { id: number; revision: number; archivedAt: Date | null };

/** The product as it is, and stays until this transaction is over. */
export const lockProduct = async (tx: Transaction, id: number): Promise<LockedProduct | undefined> => {
  const [row] = await tx
    .select({
      id: products.id,
      name: products.name,
      priceInCents: products.priceInCents,
      description: products.description,
      keywords: products.keywords,
      industry: products.industry,
      updateMonths: products.updateMonths,
      taxCode: products.taxCode,
      revision: products.revision,
      archivedAt: products.archivedAt,
    })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  return row && { ...row, templateIds: await listTemplateIds(tx, id) };
};

export const listTemplateIds = async (db: Queryable, productId: number) => {
  const rows = await db
    .select({ id: productTemplates.templateId })
    .from(productTemplates)
    .where(eq(productTemplates.productId, productId))
    .orderBy(asc(productTemplates.position));
  return rows.map(({ id }) => id);
};

/** Under the first free form of its slug: of two products of one name at once, each gets its own. */
export const insertProduct = async (
  tx: Transaction,
  { templateIds, slug, ...details }: ProductDetails & { slug: string; createdAt: Date },
): Promise<number> => {
  for (;;) {
    const [inserted] = await tx
      .insert(products)
      .values({ ...details, slug: await findFreeSlug(tx, slug) })
      .onConflictDoNothing({ target: products.slug })
      .returning({ id: products.id });
    if (!inserted) continue;
    await insertTemplates(tx, inserted.id, templateIds);
    return inserted.id;
  }
};

const SLUGS_PER_LOOK = 50;

const findFreeSlug = async (tx: Transaction, slug: string) => {
  for (let first = 1; ; first += SLUGS_PER_LOOK) {
    const candidates = Array.from({ length: SLUGS_PER_LOOK }, (_, step) => numberedSlug(slug, first + step));
    const rows = await tx
      .select({ slug: products.slug })
      .from(products)
      .where(inArray(products.slug, candidates));
    const taken = new Set(rows.map((row) => row.slug));
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
  }
};

/** Writes the given fields and no others; the set of templates is replaced whole. */
export const updateProductFields = async (
  tx: Transaction,
  id: number,
  { templateIds, ...fields }: Partial<ProductDetails> & { archivedAt?: Date | null },
) => {
  await tx
    .update(products)
    .set({ ...fields, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, id));
  if (!templateIds) return;
  await tx.delete(productTemplates).where(eq(productTemplates.productId, id));
  await insertTemplates(tx, id, templateIds);
};

const insertTemplates = async (tx: Transaction, productId: number, templateIds: number[]) => {
  await tx
    .insert(productTemplates)
    .values(templateIds.map((templateId, position) => ({ productId, templateId, position })));
};
