import type { Database } from '#server/db/connect.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { refreshSearch } from '#server/modules/catalog-index/refresh-search.ts';
import { industries } from '#shared/industries.ts';
import { insertTemplates } from '#tests/support/shop/catalog-shop.ts';
import { kinds, places, subjects } from './catalog-words.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const CHUNK = 500;
const MOST_DOCUMENTS = 12;

/** A shop full of invented products, the same for the same seed. */
export const inventCatalog = async (
  db: Database,
  adminId: string,
  { productCount, templateCount, seed = 1 }: { productCount: number; templateCount: number; seed?: number },
) => {
  const random = seededRandom(seed);
  const templateIds: number[] = [];
  for (let start = 0; start < templateCount; start += CHUNK) {
    const names = Array.from({ length: Math.min(CHUNK, templateCount - start) }, (_, index) => ({
      name: `${random.pick(subjects)} ${random.pick(kinds)} ${start + index}`,
      hasWorkbook: random.below(4) === 0,
    }));
    templateIds.push(...(await insertTemplates(db, adminId, names)));
  }
  for (let start = 0; start < productCount; start += CHUNK)
    await seedProducts(db, random, templateIds, { start, count: Math.min(CHUNK, productCount - start) });
  await db.execute(
    'analyze products, product_templates, product_search, search_words, templates, template_versions',
  );
};

const seedProducts = (
  db: Database,
  random: ReturnType<typeof seededRandom>,
  templateIds: number[],
  { start, count }: { start: number; count: number },
) =>
  db.transaction(async (tx) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      name: `${random.pick(subjects)} ${random.pick(kinds)} for ${random.pick(places)}`,
      slug: `seeded-${start + index}`,
      priceInCents: 1000 + random.below(30_000),
      description: 'Everything your people need to do it the same way every day. '.repeat(4),
      keywords: [random.pick(subjects).toLowerCase(), random.pick(places).toLowerCase()],
      industry: random.pick(industries),
      stripeProductId: `prod_seeded_${start + index}`,
      stripePriceId: `price_seeded_${start + index}`,
      syncedRevision: 1,
      createdAt: new Date('2026-11-15T12:00:00Z'),
    }));
    const ids = (await tx.insert(products).values(rows).returning({ id: products.id })).map(({ id }) => id);
    await tx.insert(productTemplates).values(
      ids.flatMap((productId) => {
        const chosen = new Set(
          Array.from(
            { length: 1 + random.below(MOST_DOCUMENTS) },
            () => templateIds[random.below(templateIds.length)] ?? 0,
          ),
        );
        return [...chosen].map((templateId, position) => ({ productId, templateId, position }));
      }),
    );
    await refreshSearch(tx, ids);
    await countCatalogChange(tx);
  });
