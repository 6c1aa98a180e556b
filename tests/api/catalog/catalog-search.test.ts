import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { search as limits } from '#server/modules/catalog/search/search-limits.ts';
import type { IndustrySearch, Product } from '#shared/contract/product.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const shop = await createCatalogShop({ queue: createRecordingQueue().queue });

const catalogue = [
  { name: 'Fire Safety', documents: ['Evacuation plan', 'Alarm test'], keywords: ['emergency'] },
  {
    name: 'Warehouse Operations',
    documents: ['Forklift safety', 'Goods receiving'],
    industry: 'transportation',
  },
  { name: 'Clinic Starter', documents: ['Hand hygiene', 'Patient intake'], industry: 'healthcare' },
  { name: 'Bakery & Café', documents: ['Oven cleaning', 'Allergens'], keywords: ['food', 'coffee'] },
  {
    name: 'Help Desk',
    documents: ['Password resets'],
    industry: 'information and technology',
    keywords: ['IT'],
  },
  { name: 'Machine Maintenance Policies', documents: ['Lockout procedure'], industry: 'manufacturing' },
  { name: 'ISO 9001 Quality', documents: ['SOP-12 Audit'], keywords: ['quality management'] },
  { name: '100% Safe_Haven', documents: ["The owner's copy"] },
] as const;

beforeAll(async () => {
  for (const { documents, ...product } of catalogue)
    await shop.create({
      ...product,
      keywords: [...('keywords' in product ? product.keywords : [])],
      documentIdList: await shop.addTemplates(...documents),
    });
});

const ask = (keyword: unknown) =>
  shop.fetch(pathOf('public', 'public.getProductsByKeyword', keyword), { from: elsewhere() });
const search = async (keyword: string) =>
  (await dataOf<Product[]>(await ask(keyword))).map(({ name }) => name);

describe('a search', () => {
  test.each([
    ['fire', ['Fire Safety']],
    ['FIRE safety', ['Fire Safety']],
    ['safety', ['Fire Safety', 'Warehouse Operations']],
    ['safe', ['100% Safe_Haven', 'Fire Safety', 'Warehouse Operations']],
    ['emergency', ['Fire Safety']],
    ['evacuation', ['Fire Safety']],
    ['healthcare', ['Clinic Starter']],
    ['heal', ['Clinic Starter']],
    ['information', ['Help Desk']],
    ['cafe', ['Bakery & Café']],
    ['CAFÉ', ['Bakery & Café']],
    ['oven cleaning', ['Bakery & Café']],
    ['bakery oven', ['Bakery & Café']],
    ['policy', ['Machine Maintenance Policies']],
    ['procedures', ['Machine Maintenance Policies']],
    ['9001', ['ISO 9001 Quality']],
    ['sop-12', ['ISO 9001 Quality']],
    ['it', ['Help Desk']],
  ])('for %j finds %j, the most relevant first', async (keyword, names) => {
    expect(await search(keyword)).toEqual(names);
  });

  test.each([
    ['saftey', 'Fire Safety'],
    ['helthcare', 'Clinic Starter'],
    ['hygeine', 'Clinic Starter'],
    ['warehose', 'Warehouse Operations'],
    ['forklfit saftey', 'Warehouse Operations'],
    ['maintenence', 'Machine Maintenance Policies'],
    ['manufcturing', 'Machine Maintenance Policies'],
    ['bakrey', 'Bakery & Café'],
    ['qualty managment', 'ISO 9001 Quality'],
    ['pasword', 'Help Desk'],
  ])('with a slip, as in %j, still finds %s first', async (keyword, name) => {
    expect((await search(keyword))[0]).toBe(name);
  });

  test('for more than there is finds what has most of it', async () => {
    expect(await search('fire safety for submarines')).toEqual(['Fire Safety', 'Warehouse Operations']);
  });

  test('for nothing gives the whole list', async () => {
    const all = catalogue.map(({ name }) => name).toReversed();
    expect(await search('')).toEqual(all);
    expect(await search('   ')).toEqual(all);
  });

  test.each(['%', '_', "'", '"', '\\', '&', '!', ':*', '()', 'zzzzzz', '🔥', '%%%', "' or zz=zz --"])(
    'for %j finds nothing, rather than everything or an error',
    async (keyword) => {
      expect(await search(keyword)).toEqual([]);
    },
  );

  test('takes signs for what they stand between: words', async () => {
    expect(await search('100% safe_haven')).toEqual(['100% Safe_Haven']);
    expect(await search("owner's")).toEqual(['100% Safe_Haven']);
    expect(await search('(fire) & !safety:*')).toEqual(['Fire Safety']);
  });

  test('answers whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: textLength.search }), async (keyword) => {
        expect([200, 400]).toContain((await ask(keyword)).status);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['x'.repeat(101), 'Input must be at most 100 characters.'],
    ['x'.repeat(5000), 'Input must be at most 100 characters.'],
    [5, 'Input must be a string.'],
    [{ $ne: null }, 'Input must be a string.'],
  ])('for %j is refused', async (keyword, sentence) => {
    expect(await refusalOf(await ask(keyword))).toEqual([400, 'BAD_REQUEST', sentence]);
  });
});

describe('a search for what very many bundles have', () => {
  beforeAll(async () => {
    const documentIdList = await shop.addTemplates('Painting');
    await shop.create({ name: 'Paint', documentIdList });
    for (let number = 1; number <= limits.maxResults; number += 1)
      await shop.create({ name: `Paint Shop ${number}`, documentIdList });
    await shop.create({ name: 'Bodywork', documentIdList });
  });

  test('gives as many as fit, those that are called so, the one most like it first', async () => {
    const found = await search('paint');
    expect(found).toHaveLength(limits.maxResults);
    expect(found[0]).toBe('Paint');
    expect(found).not.toContain('Bodywork');
  });

  test('with a slip finds them as well', async () => {
    expect((await search('piant'))[0]).toBe('Paint');
  });

  test('finds by its documents what too few are called', async () => {
    expect(await search('bodywork painting')).toEqual(['Bodywork']);
  });
});

const searchWithin = async (keyword: string, industry: string) => {
  const query = { keyword, industry };
  const answer = await shop.fetch(pathOf('public', 'public.searchIndustry', query), { from: elsewhere() });
  const found = await dataOf<IndustrySearch>(answer);
  return { ...found, products: found.products.map(({ name }) => name) };
};

describe('a search within one industry', () => {
  test('looks at that industry before it takes the most relevant, so none is cut off by others', async () => {
    await shop.create({
      name: 'Body and Paint Depot',
      industry: 'transportation',
      documentIdList: await shop.addTemplates('Priming'),
    });
    for (let number = 1; number <= limits.maxResults; number += 1)
      await shop.create({ name: 'Depot', documentIdList: await shop.addTemplates('Yard') });
    expect(await search('depot')).not.toContain('Body and Paint Depot');
    expect(await searchWithin('depot', 'transportation')).toEqual({
      products: ['Body and Paint Depot'],
      elsewhere: [],
    });
    expect(await searchWithin('priming', 'transportation')).toEqual({
      products: ['Body and Paint Depot'],
      elsewhere: [],
    });
  });

  test('that has none says how many there are elsewhere, the most first', async () => {
    expect(await searchWithin('safety', 'healthcare')).toEqual({
      products: [],
      elsewhere: [
        { industry: 'transportation', count: 1 },
        { industry: null, count: 1 },
      ],
    });
    expect(await searchWithin('zzzzzz', 'healthcare')).toEqual({ products: [], elsewhere: [] });
    expect(await searchWithin('%', 'healthcare')).toEqual({ products: [], elsewhere: [] });
  });

  test('takes no word of another industry for a slip of the pen', async () => {
    await shop.create({
      name: 'Hygienes',
      industry: 'manufacturing',
      documentIdList: await shop.addTemplates('Handrails'),
    });
    expect((await searchWithin('intake', 'manufacturing')).elsewhere).toEqual([
      { industry: 'healthcare', count: 1 },
    ]);
    expect(await searchWithin('helthcare', 'healthcare')).toMatchObject({ products: ['Clinic Starter'] });
  });
});
