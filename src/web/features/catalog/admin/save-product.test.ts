import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { createShopClient } from '#web/lib/server/shop-client.ts';
import { productFormReducer, startEdit, startNewProduct } from './product-form.ts';
import { saveProduct } from './save-product.ts';

const stored = {
  id: 7,
  revision: 3,
  name: 'Bakery',
  price: 19_999,
  documentIdList: [4, 5],
  description: '',
  keywords: [],
  industry: null,
  updateMonths: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an edit is its id and what has changed; the revision it started from goes as the condition of the request', async () => {
  const sent: { body: unknown; ifMatch: string | null }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: { body: string } & RequestInit) => {
    sent.push({ body: JSON.parse(body), ifMatch: new Headers(headers).get('if-match') });
    return Response.json([{ result: { data: { ...stored, name: 'Baker' } } }]);
  });
  const form = productFormReducer(startEdit(stored), { type: 'typed', values: { name: 'Baker' } });
  expect(await saveProduct(createShopClient(), form)).toMatchObject({ type: 'updated' });
  expect(sent).toEqual([{ body: { 0: { id: 7, name: 'Baker' } }, ifMatch: '"3"' }]);
});

const saveAgainst = async (refusal: Refusal) => {
  answerCalls({
    newProduct: () => {
      throw refusal;
    },
  });
  return saveProduct(createShopClient(), startNewProduct());
};

test('a refusal is told in the words of the shop', async () => {
  expect(await saveAgainst(new Refusal(422, 'This document cannot be sold.'))).toMatchObject({
    type: 'submit failed',
    problems: { form: 'This document cannot be sold.' },
  });
});

test('what nobody foresaw is told in the words of the form', async () => {
  expect(await saveAgainst(new Refusal(500, 'Something went wrong on our side.'))).toMatchObject({
    type: 'submit failed',
    problems: { form: 'There was an issue. Please try again.' },
  });
});
