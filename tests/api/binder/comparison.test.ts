import { beforeEach, describe, expect, test } from 'vitest';
import { updateLimits } from '#server/modules/binder/updates/update-limits.ts';
import type { ComparedBlock, DocumentComparison } from '#shared/contract/comparison.ts';
import { problems } from '#shared/problems.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';
import { docxFile, formOf } from '#tests/support/templates/documents-shop.ts';

const shop = await createBinderShop();
const OLD =
  p('Made on {{date}}, revision {{revision}}, approved by {{approved_by}}') +
  p('{{business_name}} cools soup within six hours.');
const NEW =
  p('Made on {{date}}, revision {{revision}}, approved by {{approved_by}}') +
  p('{{business_name}} cools soup within four hours.');

let people = 0;
let buyer: Buyer;
let orderId = 0;
let templateId = 0;
beforeEach(async () => {
  people += 1;
  const docx = buildDocx({ body: OLD });
  const sold = await shop.sellDocuments(`Kitchen ${people}`, [{ name: 'Cooling', docx }]);
  templateId = sold.documentIdList[0] ?? 0;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, sold.stripePriceId);
  await shop.work();
});

const idOf = async () => (await shop.binderOf(buyer)).documents[0]?.id ?? 0;
const compare = async (given: object, by = buyer) =>
  by.get('compareRevisions', { id: await idOf(), ...given });

const replace = async () => {
  const form = formOf([docxFile('Cooling.docx', buildDocx({ body: NEW }))], {
    id: String(templateId),
    note: 'Four hours',
  });
  await shop.fetch('/api/admin/replaceDocument', {
    method: 'POST',
    headers: await shop.asAdmin.headers(),
    body: form,
  });
  await shop.work();
};

/** With [-removed-] and {+added+} words. */
const textOf = (block: ComparedBlock) =>
  block.kind === 'table'
    ? ''
    : block.pieces
        .map(({ kind, text }) =>
          kind === 'added' ? `{+${text}+}` : kind === 'removed' ? `[-${text}-]` : text,
        )
        .join('');
const changesIn = ({ stretches }: DocumentComparison) =>
  stretches.flatMap(({ blocks }) => blocks.filter(({ state }) => state !== 'same').map(textOf));

describe('what an update would change', () => {
  test('is told in the details of the owner, whoever approved what there is and whatever day it is', async () => {
    await shop.approve(buyer, [await idOf()]);
    await shop.work();
    shop.clock.advance(40 * 86_400_000);
    await replace();
    const comparison = await dataOf<DocumentComparison>(await compare({ to: 'update' }));
    expect(changesIn(comparison)).toEqual(['Lee Bakery cools soup within [-six-]{+four+} hours.']);
    expect(comparison.counts).toEqual({ added: 0, removed: 0, changed: 1, moved: 0 });
  });

  test('makes nothing', async () => {
    await replace();
    const before = await shop.pathsOf(buyer);
    await dataOf(await compare({ to: 'update' }));
    expect(await shop.pathsOf(buyer)).toEqual(before);
    expect((await shop.binderOf(buyer)).documents[0]?.draft?.revision).toBe(1);
  });

  test('is nothing where there is none', async () => {
    expect(await refusalOf(await compare({ to: 'update' }))).toEqual([
      409,
      'CONFLICT',
      `Cooling: ${problems['binder.no-update'].message}`,
    ]);
  });
});

describe('two revisions', () => {
  test('are compared as they were made', async () => {
    await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, name: 'Lee and Daughters' });
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.work();
    const forth = await dataOf<DocumentComparison>(await compare({ from: 1, to: 2 }));
    expect(changesIn(forth)).toEqual([
      expect.stringContaining('revision [-1-]{+2+}'),
      expect.stringMatching(/^Lee \[-Bakery-\]\{\+and Daughters\+\} cools/),
    ]);
    const back = await dataOf<DocumentComparison>(await compare({ from: 2, to: 1 }));
    expect(back.counts).toEqual(forth.counts);
  });

  test('are of one’s own document, and there', async () => {
    const other = await shop.buyer(`other${people}@example.com`);
    expect(await refusalOf(await compare({ from: 1, to: 1 }, other))).toEqual([
      404,
      'NOT_FOUND',
      problems['binder.not-found'].message,
    ]);
    expect(await refusalOf(await compare({ from: 1, to: 7 }))).toEqual([
      404,
      'NOT_FOUND',
      problems['binder.no-revision'].message,
    ]);
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    expect(await refusalOf(await compare({ from: 1, to: 2 }))).toEqual([
      409,
      'CONFLICT',
      problems['binder.revision-without-files'].message,
    ]);
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect((await buyer.get('compareRevisions', { id: 1, from: 1, to: 1 })).status).toBe(404);
  });
});

test('nobody compares without end', async () => {
  const id = await idOf();
  const statuses = new Set<number>();
  for (let count = 0; count <= updateLimits.compared[0].count; count += 1)
    statuses.add((await buyer.get('compareRevisions', { id, from: 1, to: 9 })).status);
  expect([...statuses]).toEqual([404, 429]);
});
