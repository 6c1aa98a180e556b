import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#web/lib/session/session-store.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { SomeBundles } from './some-bundles.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const products = [7, 8].map((id) => ({ id, slug: `bundle-${id}`, name: `Bundle ${id}`, price: 19_999 }));
const linksShown = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

const show = () => {
  const asked = answerCalls({
    'public.productPage': () => ({ products, next: null }),
    'customer.getCustomer': () => ({ id: 'u', email: 'dana@example.com', businessDetails: [] }),
    'customer.getCustomerOrders': () => [sampleOrder],
  });
  return renderAt('/404', <SomeBundles />).then(() => asked);
};

test('a bundle that a customer owns is marked where a page was not found', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'u' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  await show();
  expect(await screen.findByText('You own this')).toBeTruthy();
  expect(await linksShown()).toEqual(['Bundle 7You own this$199.99', 'Bundle 8$199.99']);
});

test('a visitor owns nothing, and nobody asks for orders in their name', async () => {
  const asked = await show();
  expect(await linksShown()).toEqual(['Bundle 7$199.99', 'Bundle 8$199.99']);
  expect(asked.map(({ name }) => name)).toEqual(['public.productPage']);
});
