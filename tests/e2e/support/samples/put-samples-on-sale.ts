import { products, productTemplates } from '#server/db/schema/catalog.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { type SamplePage, templates, templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { refreshSearch } from '#server/modules/catalog-index/refresh-search.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { drawPage, type DrawnPage } from './draw-page.ts';
import { sampleDocuments, sampleProducts } from './sample-catalog.ts';

type Seeder = Pick<Services, 'db' | 'storage' | 'random' | 'clock'>;

/** One of them has as many as there is room for. */
const pagesOf = (name: string) => (name === 'Cash count' ? 3 : 2);
const PAGES_IN_ALL = 6;

/** Documents and products as if they had been uploaded, converted and put on sale long ago. */
export const putSamplesOnSale = async (services: Seeder) => {
  const { db, random, clock } = services;
  const uploadedBy = random.uuid();
  const createdAt = clock.now();
  const longAgo = { createdAt, queuedAt: createdAt, finishedAt: createdAt };
  await db.insert(customers).values({ id: uploadedBy, email: 'seed@example.com', createdAt });
  const idByName = new Map<string, number>();
  for (const name of sampleDocuments) {
    const [template] = await db.insert(templates).values({ name, createdAt }).returning();
    if (!template) throw new Error('A template was not inserted.');
    idByName.set(name, template.id);
    await db.insert(templateVersions).values({
      templateId: template.id,
      number: 1,
      status: 'complete',
      sourcePath: random.uuid(),
      pageCount: PAGES_IN_ALL,
      ...(await storeSample(services, name)),
      uploadedBy,
      ...longAgo,
    });
  }
  await putOnSale(services, idByName);
};

const storeSample = async (services: Seeder, name: string) => {
  const store = async (body: Buffer, contentType: string) => {
    const file = { bucket: 'samples', body, contentType, downloadName: name } as const;
    return (await storeFile(services, { ...file, ownerId: null, isPublic: true })).path;
  };
  const samplePages: SamplePage[] = [];
  for (let number = 1; number <= pagesOf(name); number += 1) {
    const { page, widthPx, heightPx, jpg, webp, tops }: DrawnPage = await drawPage(name, number);
    samplePages.push({
      page,
      widthPx,
      heightPx,
      jpgPath: await store(jpg, 'image/jpeg'),
      webp: await Promise.all(
        webp.map(async (size) => ({ widthPx: size.widthPx, path: await store(size.body, 'image/webp') })),
      ),
      ...(number === 1 && {
        top: await Promise.all(
          tops.map(async ({ body, ...size }) => ({ ...size, path: await store(body, 'image/webp') })),
        ),
      }),
    });
  }
  return { samplePages, samplePdfPath: await store(makePdf(pagesOf(name)), 'application/pdf') };
};

const putOnSale = ({ db, clock }: Seeder, idByName: Map<string, number>) =>
  db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const { documents, isUnpriced, slug, ...product } of sampleProducts) {
      const provider = isUnpriced ? {} : { stripeProductId: `prod_${slug}`, stripePriceId: `price_${slug}` };
      const [row] = await tx
        .insert(products)
        // The provider is not told of them: it would find neither these products nor their prices.
        .values({ ...product, slug, ...provider, syncedRevision: 1, createdAt: clock.now() })
        .returning();
      if (!row) throw new Error('A product was not inserted.');
      ids.push(row.id);
      await tx.insert(productTemplates).values(
        documents.map((name, position) => ({
          productId: row.id,
          templateId: idByName.get(name) ?? 0,
          position,
        })),
      );
    }
    await refreshSearch(tx, ids);
    await countCatalogChange(tx);
  });
