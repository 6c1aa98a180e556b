import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCatalogReader } from '#server/api/catalog-reader.ts';
import { products } from '#server/db/schema/catalog.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import type { Product, ProductPage, ProductWithDocuments } from '#shared/contract/product.ts';
import { productList } from '#shared/limits/product.ts';
import { pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop, versionOf } from '#tests/support/shop/catalog-shop.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const shop = await createCatalogShop({ queue: createRecordingQueue().queue });
const { db } = shop.services;

const one = (key: unknown) => shop.anyone<ProductWithDocuments>('public.getProductWithDocuments', key);
const refused = async (name: string, input: unknown) =>
  refusalOf(await shop.fetch(pathOf('public', name, input)));
const search = async (keyword: string) =>
  (await shop.anyone<Product[]>('public.getProductsByKeyword', keyword)).map(({ name }) => name);

describe('a product', () => {
  test('is found by its id and by its slug, with its documents, their pages and the provider’s names', async () => {
    const [first = 0, second = 0] = await shop.addTemplates('Opening', {
      name: 'Closing',
      hasWorkbook: true,
    });
    const { id, slug } = await shop.create({
      name: 'Café Basics',
      price: 4900,
      documentIdList: [first, second],
      description: 'All you need.',
      industry: 'food and beverage',
      keywords: ['hidden'],
    });
    const base = '/storage/v1/object/public/samples';
    const pageOf = (templateId: number, page: number) => ({
      page,
      width: 800,
      height: 1035,
      src: `${base}/t${templateId}v1/${page}.jpg`,
      webp: [{ width: 320, url: `${base}/t${templateId}v1/${page}-320.webp` }],
    });
    const documentOf = (templateId: number, name: string, hasExcel: boolean) => ({
      id: templateId,
      name,
      previewImageUrl: `${base}/t${templateId}v1/1.jpg`,
      previewPdfUrl: `${base}/t${templateId}v1/sample.pdf`,
      pageCount: 4,
      hasExcel,
      pages: [pageOf(templateId, 1), pageOf(templateId, 2)],
    });
    expect(await one(slug)).toEqual({
      id,
      name: 'Café Basics',
      slug: 'cafe-basics',
      price: 4900,
      documentIdList: [first, second],
      industry: 'food and beverage',
      description: 'All you need.',
      documents: [documentOf(first, 'Opening', false), documentOf(second, 'Closing', true)],
      image_url: `${base}/t${first}v1/1.jpg`,
      pdf_preview_url: `${base}/t${first}v1/sample.pdf`,
      cover: pageOf(first, 1),
      stripePriceId: null,
      stripeProductId: null,
    });
    expect(await one(id)).toEqual(await one(slug));
  });

  test('is sold with the newest version of a document that is complete', async () => {
    const [templateId = 0] = await shop.addTemplates('Versioned');
    const { slug } = await shop.create({ name: 'Versioned', documentIdList: [templateId] });
    const uploaded = { uploadedBy: shop.asAdmin.id, createdAt: shop.clock.now(), hasWorkbook: true };
    await db
      .insert(templateVersions)
      .values([
        versionOf(templateId, { ...uploaded, number: 2, status: 'complete' }),
        versionOf(templateId, { ...uploaded, number: 3, status: 'processing' }),
      ]);
    await db.transaction((tx) => noteTemplateChange(tx, templateId));
    const { documents } = await one(slug);
    expect(documents[0]).toMatchObject({
      hasExcel: true,
      previewPdfUrl: expect.stringContaining('v2/sample.pdf'),
    });
  });

  test.each([999_999, 'no-such-product', 'cafe-basics-2', '%', "'; drop table products; --"])(
    'that is not there does not exist: %j',
    async (key) => {
      expect(await refused('getProductWithDocuments', key)).toEqual([
        404,
        'NOT_FOUND',
        'Sorry, this product does not exist',
      ]);
    },
  );

  test.each([0, -1, 1.5, 2 ** 53, null, [1], { id: 1 }, '', 'x'.repeat(121)])(
    'cannot be asked for as %j',
    async (key) => {
      expect((await refused('getProductWithDocuments', key)).slice(0, 2)).toEqual([400, 'BAD_REQUEST']);
    },
  );

  test('that was archived does not exist, by slug, by id, in lists and in the search', async () => {
    const { id, slug } = await shop.create({ name: 'Vanishing' });
    expect(await search('vanishing')).toEqual(['Vanishing']);
    await shop.asAdmin.post('deleteProduct', { id });
    for (const key of [id, slug])
      expect(await refused('getProductWithDocuments', key)).toContain('Sorry, this product does not exist');
    expect(await search('vanishing')).toEqual([]);
    expect((await shop.anyone<Product[]>('products')).map((listed) => listed.id)).not.toContain(id);
    await shop.asAdmin.post('restoreProduct', { id });
    expect(await search('vanishing')).toEqual(['Vanishing']);
  });

  test('never tells the public its keywords, its revision or when it was made', async () => {
    const { slug } = await shop.create({ name: 'Discreet', keywords: ['secret'] });
    expect(Object.keys(await one(slug))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/keywords|revision|createdAt|formerPriceIds/)]),
    );
  });
});

describe('the list of products', () => {
  test('has the newest first, goes on by its cursor, and can be narrowed to an industry', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `Page ${index}`);
    for (const name of names) await shop.create({ name, industry: 'transportation' });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: ProductPage = await shop.anyone('productPage', {
        industry: 'transportation',
        limit: 2,
        ...(after && { after }),
      });
      expect(page.products.length).toBeLessThanOrEqual(2);
      seen.push(...page.products.map(({ name }) => name));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(names.toReversed());
    const [newest] = await shop.anyone<Product[]>('public.products');
    expect(newest?.name).toBe('Page 4');
  });

  test('holds at most a hundred at a time', async () => {
    const createdAt = shop.clock.now();
    const many = Array.from({ length: 120 }, (_, index) => ({
      name: `Many ${index}`,
      slug: `many-${index}`,
      priceInCents: 100,
      createdAt,
    }));
    await db.insert(products).values(many);
    expect(await shop.anyone<Product[]>('products')).toHaveLength(productList.maxPageSize);
    expect(await shop.anyone<Product[]>('getProductsByKeyword', '')).toHaveLength(productList.maxPageSize);
    const { products: page, next } = await shop.anyone<ProductPage>('productPage');
    expect([page.length, next]).toEqual([productList.pageSize, String(page.at(-1)?.id)]);
    await db.delete(products).where(eq(products.priceInCents, 100));
  });

  test.each([
    [{ after: 'x' }, 'After must be the `next` of a page.'],
    [{ after: '-1' }, 'After must be the `next` of a page.'],
    [{ after: '1e9' }, 'After must be the `next` of a page.'],
    [{ after: '9999999999' }, 'After must be the `next` of a page.'],
    [{ limit: 101 }, 'Limit must be at most 100.'],
    [{ limit: 0 }, 'Limit must be at least 1.'],
    [{ industry: 'mining' }, 'Industry is not valid.'],
    [{ offset: 5 }, 'Offset is not expected here.'],
  ])('cannot be asked for with %j', async (input, sentence) => {
    expect(await refused('productPage', input)).toEqual([400, 'BAD_REQUEST', sentence]);
  });
});

describe('a page being rendered', () => {
  const reader = createCatalogReader(shop.services);

  test('reads what the public calls answer', async () => {
    const { slug } = await shop.create({ name: 'Rendered', industry: 'manufacturing' });
    expect(await reader.productWithDocuments(slug)).toEqual(await one(slug));
    expect(await reader.productPage()).toEqual(await shop.anyone('productPage'));
    expect(await reader.productPage({ industry: 'manufacturing' })).toEqual(
      await shop.anyone('productPage', { industry: 'manufacturing' }),
    );
    expect(await reader.search('rendered')).toEqual(await shop.anyone('getProductsByKeyword', 'rendered'));
  });

  test('finds nothing at an address that makes no sense', async () => {
    expect(await reader.productWithDocuments('no-such-product')).toBeUndefined();
    expect(await reader.productWithDocuments('a\u0000b')).toBeUndefined();
    expect(await reader.search('a\u0000b')).toEqual([]);
    expect(await reader.search('x'.repeat(500))).toEqual([]);
    expect(await reader.productPage({ after: "1' or '1" })).toEqual({ products: [], next: null });
  });
});

describe('a change', () => {
  test('of a document’s name is found by the search, and its old name no longer', async () => {
    const [templateId = 0] = await shop.addTemplates('Zeppelin boarding');
    await shop.create({ name: 'Airships', documentIdList: [templateId] });
    expect(await search('zeppelin')).toEqual(['Airships']);
    await db.transaction(async (tx) => {
      await tx.update(templates).set({ name: 'Balloon boarding' }).where(eq(templates.id, templateId));
      await noteTemplateChange(tx, templateId);
    });
    expect(await search('zeppelin')).toEqual([]);
    expect(await search('balloon')).toEqual(['Airships']);
  });

  test('of a product’s name, keywords, industry or documents is found by the search', async () => {
    const { id } = await shop.create({ name: 'Quokka' });
    const documentIdList = await shop.addTemplates('Wombat feeding');
    await shop.asAdmin.post('updateProduct', { id, name: 'Numbat', keywords: ['marsupial'], documentIdList });
    expect(await search('quokka')).toEqual([]);
    for (const keyword of ['numbat', 'marsupial', 'wombat feeding', 'Numbat marsupial wombat'])
      expect(await search(keyword)).toEqual(['Numbat']);
  });
});
