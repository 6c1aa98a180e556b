import { describe, expect, test } from 'vitest';
import { products, productChanges, productTemplates } from '#server/db/schema/catalog.ts';
import type { AdminProduct, ProductChange, ProductWithDocumentIds } from '#shared/contract/product.ts';
import { dataOf, jsonPost, refusalOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';

const shop = await createCatalogShop();
const { asAdmin, addTemplates, create } = shop;
const { db } = shop.services;

const update = (input: unknown) => asAdmin.post('updateProduct', input);
const changesOf = async (id: number, page: { before?: number; limit?: number } = {}) =>
  dataOf<ProductChange[]>(await asAdmin.get('getProductChanges', { id, ...page }));
const everythingWritten = async () =>
  Promise.all([db.$count(products), db.$count(productTemplates), db.$count(productChanges)]);

describe('a new product', () => {
  test('is returned as administrators see it', async () => {
    const [first = 0, second = 0] = await addTemplates('Opening', { name: 'Closing', hasWorkbook: true });
    const product = await create({
      name: '  Café Basics ',
      price: 4900,
      documentIdList: [second, first],
      keywords: ['bakery'],
      industry: 'food and beverage',
      description: 'Two documents.\r\nBoth short.',
    });
    expect(product).toMatchObject({
      name: 'Café Basics',
      slug: 'cafe-basics',
      price: 4900,
      documentIdList: [second, first],
      industry: 'food and beverage',
      description: 'Two documents.\nBoth short.',
      keywords: ['bakery'],
      revision: 1,
      stripePriceId: null,
      image_url: `/storage/v1/object/public/samples/t${second}v1/1.jpg`,
      pdf_preview_url: `/storage/v1/object/public/samples/t${second}v1/sample.pdf`,
    });
    expect(product.documents.map(({ name, hasExcel, pageCount }) => [name, hasExcel, pageCount])).toEqual([
      ['Closing', true, 4],
      ['Opening', false, 4],
    ]);
  });

  test('appears in both lists of administrators', async () => {
    const product = await create({ name: 'Listed' });
    const withDocuments = await dataOf<AdminProduct[]>(await asAdmin.get('products'));
    expect(withDocuments.find(({ id }) => id === product.id)).toEqual(product);
    const withIds = await dataOf<ProductWithDocumentIds[]>(await asAdmin.get('productsWithDocumentIds'));
    const { documents: _, ...rest } = product;
    expect(withIds.find(({ id }) => id === product.id)).toEqual(rest);
  });

  test('may share its name with another: the second one’s slug ends in -2, the third one’s in -3', async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) slugs.push((await create({ name: 'Twin!' })).slug);
    expect(slugs).toEqual(['twin', 'twin-2', 'twin-3']);
  });

  // Each waits for the ones before it: more than there are connections would give up on a starved machine.
  test('gets a slug of its own even when eight of one name are made at once', async () => {
    const ids = await addTemplates('Shared');
    const made = await Promise.all(
      Array.from({ length: 8 }, () => create({ name: 'Rush', documentIdList: ids })),
    );
    expect(new Set(made.map(({ slug }) => slug))).toEqual(
      new Set(['rush', ...Array.from({ length: 7 }, (_, index) => `rush-${index + 2}`)]),
    );
  });

  test.each([
    [{ name: '' }, 'Name must not be empty.'],
    [{ name: 'x'.repeat(121) }, 'Name must be at most 120 characters.'],
    [{ name: undefined }, 'Name is missing.'],
    [{ name: 'a\u0000b' }, 'Name must not contain control characters.'],
    [{ price: 99 }, 'Price must be whole cents from 100 to 99999999.'],
    [{ price: 0 }, 'Price must be whole cents from 100 to 99999999.'],
    [{ price: -100 }, 'Price must be whole cents from 100 to 99999999.'],
    [{ price: 100.5 }, 'Price must be whole cents from 100 to 99999999.'],
    [{ price: 100_000_000 }, 'Price must be whole cents from 100 to 99999999.'],
    [{ price: '4900' }, 'Price must be whole cents from 100 to 99999999.'],
    [{ documentIdList: [] }, 'Document id list must hold at least one document.'],
    [{ documentIdList: [1, 1] }, 'Document id list must not name a document twice.'],
    [{ industry: 'mining' }, 'Industry is not valid.'],
    [{ id: 5 }, 'Id is not expected here.'],
    [{ slug: 'mine' }, 'Slug is not expected here.'],
    [{ stripePriceId: 'price_1' }, 'Stripe price id is not expected here.'],
    [{ createdAt: '2020-01-01' }, 'Created at is not expected here.'],
  ])('with %j is refused in one readable sentence, and nothing is written', async (wrong, sentence) => {
    const before = await everythingWritten();
    const answer = await asAdmin.post('newProduct', {
      name: 'Odd',
      price: 4900,
      documentIdList: [1],
      ...wrong,
    });
    expect(await refusalOf(answer)).toEqual([400, 'BAD_REQUEST', sentence]);
    expect(await everythingWritten()).toEqual(before);
  });

  test('takes no document that cannot be sold: each is named with its reason, and nothing is written', async () => {
    const [ready, pending, failed, archived] = await addTemplates(
      'Ready',
      { name: 'Pending', status: 'processing' },
      { name: 'Failed', status: 'failed' },
      { name: 'Archived', isArchived: true },
    );
    const before = await everythingWritten();
    const answer = await asAdmin.post('newProduct', {
      name: 'Odd',
      price: 4900,
      documentIdList: [ready, pending, failed, archived, 99_999],
    });
    expect(await refusalOf(answer)).toEqual([
      400,
      'BAD_REQUEST',
      'These documents cannot be sold: “Pending” is not complete; “Failed” is not complete; “Archived” is archived; document 99999 does not exist.',
    ]);
    expect(await everythingWritten()).toEqual(before);
  });
});

describe('a change of a product', () => {
  test('writes only what was given, keeps the slug, and leaves a line per field with who, when, old and new', async () => {
    const product = await create({ name: 'Kitchen', price: 1900, keywords: ['food'] });
    const [added = 0] = await addTemplates('Added');
    const documentIdList = [...product.documentIdList, added];
    shop.clock.advance(60_000);
    const updated = await dataOf<AdminProduct>(
      await update({ id: product.id, name: 'Kitchen Pro', price: 2900, documentIdList }),
    );
    expect(updated).toMatchObject({
      name: 'Kitchen Pro',
      slug: 'kitchen',
      price: 2900,
      documentIdList,
      keywords: ['food'],
      revision: 2,
    });
    const by = 'ada@shop.example';
    const at = shop.clock.now().toISOString();
    const [documents, price, name, created] = await changesOf(product.id);
    expect(name).toMatchObject({ by, at, field: 'name', before: 'Kitchen', after: 'Kitchen Pro' });
    expect(price).toMatchObject({ by, at, field: 'price', before: 1900, after: 2900 });
    expect(documents).toMatchObject({
      by,
      at,
      field: 'documentIdList',
      before: product.documentIdList,
      after: documentIdList,
    });
    expect(created).toMatchObject({
      field: 'created',
      before: null,
      after: { name: 'Kitchen', price: 1900, documentIdList: product.documentIdList },
    });
  });

  test('is found in a history that is read page by page, of this product alone', async () => {
    const { id } = await create({ name: 'Draft 0' });
    for (let count = 1; count <= 4; count += 1) {
      await update({ id, name: `Draft ${count}` });
      await create({ name: 'Another' });
    }
    const first = await changesOf(id, { limit: 3 });
    const second = await changesOf(id, { before: first.at(-1)?.id ?? 0, limit: 3 });
    expect([first, second].map((page) => page.map(({ after }) => after))).toEqual([
      ['Draft 4', 'Draft 3', 'Draft 2'],
      ['Draft 1', expect.objectContaining({ name: 'Draft 0' })],
    ]);
    expect([...first, ...second]).toEqual(await changesOf(id));
    for (const page of [{ limit: 0 }, { limit: 201 }, { before: 0 }])
      expect((await refusalOf(await asAdmin.get('getProductChanges', { id, ...page }))).slice(0, 2)).toEqual([
        400,
        'BAD_REQUEST',
      ]);
  });

  test('that changes nothing leaves no trace', async () => {
    const product = await create({ name: 'Same' });
    const { id, name, price, documentIdList } = product;
    const updated = await dataOf<AdminProduct>(await update({ id, name, price, documentIdList }));
    expect(updated).toEqual(product);
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('made from a revision that is no longer the newest is a conflict, and changes nothing', async () => {
    const product = await create({ name: 'Contested' });
    await update({ id: product.id, revision: 1, price: 5000 });
    const answer = await update({ id: product.id, revision: 1, name: 'Mine' });
    expect(await refusalOf(answer)).toEqual([
      409,
      'CONFLICT',
      'Someone else changed this product in the meantime. Load the newest version to see their changes.',
    ]);
    const [current] = await dataOf<AdminProduct[]>(await asAdmin.get('products'));
    expect(current).toMatchObject({ name: 'Contested', price: 5000, revision: 2 });
  });

  test.each([
    ['"1"', 409],
    ['"2"', 200],
    ['*', 200],
    ['W/"2"', 409],
    ['"nonsense"', 409],
  ])('of revision 2 with the condition If-Match: %s is answered with %i', async (condition, status) => {
    const { id } = await create({ name: 'Conditional' });
    await update({ id, price: 5000 });
    const answer = await shop.fetch(
      '/api/admin/updateProduct',
      jsonPost({ id, name: 'Mine' }, { ...(await asAdmin.headers()), 'if-match': condition }),
    );
    expect(answer.status).toBe(status);
  });

  test('may keep a document that was archived since, but not add one', async () => {
    const [kept = 0] = await addTemplates('Kept');
    const product = await create({ name: 'Keeps', documentIdList: [kept] });
    const [fresh = 0, archived = 0] = await addTemplates('Fresh', { name: 'Gone', isArchived: true });
    await db.execute(`update templates set archived_at = now() where id = ${kept}`);
    const updated = await dataOf<AdminProduct>(
      await update({ id: product.id, documentIdList: [kept, fresh] }),
    );
    expect(updated.documentIdList).toEqual([kept, fresh]);
    const answer = await update({ id: product.id, documentIdList: [kept, fresh, archived] });
    expect(await refusalOf(answer)).toEqual([
      400,
      'BAD_REQUEST',
      'These documents cannot be sold: “Gone” is archived.',
    ]);
  });

  test.each([
    [{ id: 999_999, name: 'X' }, 404, 'Sorry, this product does not exist'],
    [{ id: 1, price: 99 }, 400, 'Price must be whole cents from 100 to 99999999.'],
    [{ id: 1, documentIdList: [] }, 400, 'Document id list must hold at least one document.'],
    [{ id: 1, slug: 'x' }, 400, 'Slug is not expected here.'],
    [{ id: '1 OR 1=1' }, 400, 'Id must be the whole number of something that exists.'],
    [{ id: 2 ** 53 }, 400, 'Id must be the whole number of something that exists.'],
  ])('given as %j is refused', async (input, status, sentence) => {
    const answer = await update(input);
    expect((await refusalOf(answer)).filter((part) => typeof part !== 'string' || part === sentence)).toEqual(
      [status, sentence],
    );
  });
});

describe('deleting a product', () => {
  test('takes it off every list, and restoring brings it back as it was, each with its line', async () => {
    const product = await create({ name: 'Seasonal' });
    const { id } = product;
    expect((await asAdmin.post('deleteProduct', { id })).status).toBe(200);
    const listed = async () =>
      (await dataOf<AdminProduct[]>(await asAdmin.get('products'))).map((one) => one.id);
    expect(await listed()).not.toContain(id);
    expect(await refusalOf(await update({ id, name: 'X' }))).toEqual([
      404,
      'NOT_FOUND',
      'Sorry, this product does not exist',
    ]);
    const restored = await dataOf<AdminProduct>(await asAdmin.post('restoreProduct', { id }));
    expect(restored).toEqual({ ...product, revision: 3 });
    expect(await listed()).toContain(id);
    expect((await changesOf(id)).map(({ field }) => field)).toEqual(['restored', 'archived', 'created']);
  });

  test('cannot be undone while a document of it is archived', async () => {
    const { id, documentIdList } = await create({ name: 'Bygone' });
    const [document] = documentIdList;
    await asAdmin.post('deleteProduct', { id });
    expect((await asAdmin.post('archiveDocument', { id: document })).status).toBe(200);
    expect(await refusalOf(await asAdmin.post('restoreProduct', { id }))).toEqual([
      400,
      'BAD_REQUEST',
      'These documents cannot be sold: “Bygone document” is archived.',
    ]);
    await asAdmin.post('restoreDocument', { id: document });
    expect((await asAdmin.post('restoreProduct', { id })).status).toBe(200);
  });

  test('twice is done once', async () => {
    const { id } = await create({ name: 'Once' });
    await Promise.all([asAdmin.post('deleteProduct', { id }), asAdmin.post('deleteProduct', { id })]);
    expect((await changesOf(id)).map(({ field }) => field)).toEqual(['archived', 'created']);
  });

  test.each(['deleteProduct', 'restoreProduct'])('%s of one that never was is not found', async (call) => {
    expect(await refusalOf(await asAdmin.post(call, { id: 999_999 }))).toEqual([
      404,
      'NOT_FOUND',
      'Sorry, this product does not exist',
    ]);
  });
});
