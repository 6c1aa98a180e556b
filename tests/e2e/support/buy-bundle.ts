import { expect, type Page } from '@playwright/test';
import type { Order } from '#shared/contract/order.ts';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { cards } from '#tests/support/payments/pay-on-page.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { AGAIN } from './people.ts';
import { tokenOf } from './products.ts';

const dataIn = async (answer: { text: () => Promise<string>; ok: () => boolean }) => {
  if (!answer.ok()) throw new Error(await answer.text());
  return (JSON.parse(await answer.text()) as { result: { data: unknown } }).result.data;
};

/** The calls of whoever is signed in on the page. */
export const callsOf = async (page: Page) => {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  return {
    ask: async <T>(area: string, name: string, input?: unknown) =>
      (await dataIn(await page.request.get(pathOf(area, name, input), { headers, ...AGAIN }))) as T,
    tell: async <T>(name: string, data: unknown) =>
      (await dataIn(await page.request.post(`/api/customer/${name}`, { headers, data, ...AGAIN }))) as T,
  };
};

/** Buys without the checkout's screens, which have tests of their own. Gives the order once it is paid. */
export const buyBundle = async (page: Page, slug: string) => {
  const { ask, tell } = await callsOf(page);
  const { stripePriceId } = await ask<ProductWithDocuments>('public', 'getProductWithDocuments', slug);
  const { url } = await tell<{ url: string }>('createCustomerCheckout', {
    items: [{ stripePriceId, quantity: 1 }],
  });
  const form = { number: cards.good, expiry: '12 / 34', cvc: '123', name: 'Dana Reyes', zip: '04101' };
  const payment = await page.request.post(`${url}/pay`, { form, maxRedirects: 0, ...AGAIN });
  expect(payment.status()).toBeLessThan(400);
  const paid = async () => (await ask<Order | null>('customer', 'getCustomerLatestOrder', {}))?.status;
  await expect.poll(paid).toBe('succeeded');
  const order = await ask<Order | null>('customer', 'getCustomerLatestOrder', {});
  if (!order) throw new Error('What was paid has no order.');
  return order.id;
};
