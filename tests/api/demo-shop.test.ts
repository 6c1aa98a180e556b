import { expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { templates } from '#server/db/schema/templates.ts';
import { beginDemoShop, buildDemoShop } from '#server/modules/demo/build-demo-shop.ts';
import type { DemoBundle } from '#server/modules/demo/demo-bundle.ts';
import { watchDemo } from '#server/modules/demo/watch-demo.ts';
import { getDemoProgress } from '#server/modules/demo/get-demo-progress.ts';
import { industries } from '#shared/industries.ts';
import { drainJobs } from '#tests/support/jobs/drain-jobs.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const { services } = await createTestShop();
const { db } = services;
const docx = buildDocx({ body: p('For {{business_name}}') });
const bundle: DemoBundle = {
  folder: 'kitchen',
  name: 'Kitchen',
  industry: industries[0],
  priceInCents: 4900,
  description: '',
  keywords: [],
  documents: [{ template: { fileName: 'Cleaning.docx', read: async () => docx } }],
};

test('two servers that start together on an empty shop begin its demo once', async () => {
  const own = await createTestShop();
  await Promise.all([beginDemoShop(own.services, [bundle]), beginDemoShop(own.services, [bundle])]);
  expect(await own.services.queue.depth()).toEqual([{ name: 'build-demo-shop', waiting: 1, running: 0 }]);
});

test('a demo bundle that two workers put up at once is on sale once', async () => {
  await beginDemoShop(services, [bundle]);
  const isFilling = watchDemo(services);
  expect(await isFilling()).toBe(true);
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await Promise.allSettled([buildDemoShop(services, [bundle]), buildDemoShop(services, [bundle])]);
    await drainJobs(services, { without: ['build-demo-shop'] });
  }
  expect(await getDemoProgress(services)).toBeNull();
  expect(await isFilling()).toBe(false);
  expect(await db.$count(templates)).toBe(1);
  expect(await db.$count(products)).toBe(1);
});
