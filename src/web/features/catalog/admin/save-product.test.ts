import { expect, test } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { createShopClient } from '#web/lib/server/shop-client.ts';
import { startNewProduct } from './product-form.ts';
import { saveProduct } from './save-product.ts';

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
