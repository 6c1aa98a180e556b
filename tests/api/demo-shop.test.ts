import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { templates } from '#server/db/schema/templates.ts';
import { beginDemoShop, buildDemoShop } from '#server/modules/demo/build-demo-shop.ts';
import type { DemoBundle } from '#server/modules/demo/demo-bundle.ts';
import { watchDemo } from '#server/modules/demo/watch-demo.ts';
import { getDemoProgress } from '#server/modules/demo/get-demo-progress.ts';
import { archiveQuestion } from '#server/modules/questions/archive-question.ts';
import { createQuestion } from '#server/modules/questions/create-question.ts';
import { listQuestions } from '#server/modules/questions/list-questions.ts';
import type { Question } from '#shared/contract/question.ts';
import { industries } from '#shared/industries.ts';
import { drainJobs } from '#tests/support/jobs/drain-jobs.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const { services } = await createTestShop();
const { db } = services;
const docx = buildDocx({ body: p('For {{business_name}}: {{cooler_limit}}') });
const bundle: DemoBundle = {
  folder: 'kitchen',
  name: 'Kitchen',
  industry: industries[0],
  priceInCents: 4900,
  description: '',
  keywords: [],
  documents: [
    {
      template: { fileName: 'Cleaning.docx', read: async () => docx },
      register: { documentNumber: 'FS-106', owner: 'Kitchen manager', reviewMonths: 6 },
    },
  ],
};

const coolerLimit: Question = {
  key: 'cooler_limit',
  label: 'Cooler limit',
  help: '',
  group: 'Limits',
  form: { type: 'number', unit: '°F', decimals: 0, least: 30, most: 45 },
  default: 41,
  isNeeded: false,
};
const shop = { questions: [coolerLimit], bundles: [bundle] };

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
    await Promise.allSettled([buildDemoShop(services, shop), buildDemoShop(services, shop)]);
    await drainJobs(services, { without: ['build-demo-shop'] });
  }
  expect(await getDemoProgress(services)).toBeNull();
  expect(await isFilling()).toBe(false);
  expect(await db.select().from(templates)).toMatchObject([
    { documentNumber: 'FS-106', owner: 'Kitchen manager', reviewMonths: 6 },
  ]);
  expect(await db.$count(products)).toBe(1);
  expect((await listQuestions(services)).map(({ key, usedIn }) => [key, usedIn.length])).toEqual([
    ['cooler_limit', 1],
  ]);
});

describe('a question of the demo', () => {
  test('is created once, and left as administrators changed it', async () => {
    const own = await createTestShop();
    await beginDemoShop(own.services, [bundle]);
    await createQuestion(own.services, { ...coolerLimit, default: 40, label: 'Our limit' });
    await buildDemoShop(own.services, shop);
    const [asked, ...others] = await listQuestions(own.services);
    expect([asked?.label, asked?.default, others]).toEqual(['Our limit', 40, []]);
  });

  test('stays archived, and a bundle that cannot do without it is left out', async () => {
    const own = await createTestShop();
    await beginDemoShop(own.services, [bundle]);
    await archiveQuestion(own.services, await createQuestion(own.services, coolerLimit));
    await buildDemoShop(own.services, shop);
    expect(await listQuestions(own.services)).toEqual([]);
    expect(await getDemoProgress(own.services)).toBeNull();
    expect(await own.services.db.$count(products)).toBe(0);
  });
});
