import { expect, test } from 'vitest';
import type { AdminProduct, ProductChange } from '#shared/contract/product.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const PAIRS = 100;
const { queue } = createRecordingQueue();
const { asAdmin, addTemplates, create } = await createCatalogShop({ queue });
const update = (input: object) => asAdmin.post('updateProduct', input);
const current = async (id: number) =>
  (await dataOf<AdminProduct[]>(await asAdmin.get('products'))).find((product) => product.id === id);

test(`of ${PAIRS} pairs of edits at once, each is whole: the fields of both, and the documents of one`, async () => {
  const ids = await addTemplates(...Array.from({ length: 12 }, (_, index) => `Document ${index}`));
  const [left, right] = [ids.slice(0, 7), ids.slice(5)];
  const product = await create({ name: 'Shared', documentIdList: ids.slice(0, 1) });
  const mixed: unknown[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const answers = await Promise.all([
      update({ id: product.id, name: `Left ${pair}`, documentIdList: left }),
      update({ id: product.id, price: 1000 + pair, documentIdList: right }),
    ]);
    const after = await current(product.id);
    const documents = JSON.stringify(after?.documentIdList);
    const isWhole =
      answers.every(({ status }) => status === 200) &&
      after?.name === `Left ${pair}` &&
      after.price === 1000 + pair &&
      (documents === JSON.stringify(left) || documents === JSON.stringify(right));
    if (!isWhole) mixed.push(after);
  }
  expect(mixed).toEqual([]);
  const changes = await dataOf<ProductChange[]>(await asAdmin.get('getProductChanges', { id: product.id }));
  const documentLines = changes.filter(({ field }) => field === 'documentIdList').toReversed();
  for (const [index, line] of documentLines.slice(1).entries())
    expect(line.before).toEqual(documentLines[index]?.after);
});

test(`of ${PAIRS} pairs that began from one revision, exactly one is written and the other is a conflict`, async () => {
  const product = await create({ name: 'Guarded' });
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const revision = pair + 1;
    const answers = await Promise.all([
      update({ id: product.id, revision, name: `One ${pair}` }),
      update({ id: product.id, revision, price: 1000 + pair }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
  expect((await current(product.id))?.revision).toBe(PAIRS + 1);
});
