import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/shop/sample-order.ts';
import { PurchasedBundles } from './purchased-bundles.tsx';

afterEach(() => vi.unstubAllGlobals());

const order: Order = { ...sampleOrder, documentCount: 4, generatedCount: 4 };

const show = (...orders: Order[]) => renderAt('/', <PurchasedBundles orders={orders} />);

test('a bundle leads to its order', async () => {
  await show(order);
  const bundle = within(screen.getByRole('region', { name: 'Your bundles' }));
  expect(bundle.getByRole('link', { name: 'Open Bakery <Opening>' }).getAttribute('href')).toBe('/orders/12');
  expect(bundle.queryByRole('progressbar')).toBeNull();
});

test('a bundle that is still being made shows how far it is', async () => {
  await show({ ...order, generatedCount: 1 });
  expect(screen.getByRole('progressbar', { name: 'Making 1 of 4' }).getAttribute('aria-valuenow')).toBe('25');
});

test.each([
  ['refunded', false, 'Refunded'],
  ['succeeded', false, 'Disputed'],
  ['review', false, 'Being checked'],
] as const)('an order that is %s and open: %s says %s', async (status, isOpen, word) => {
  await show({ ...order, status, isOpen, generatedCount: 1 });
  expect(screen.getByText(word)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('without anything paid there is nothing to show', async () => {
  await show({ ...order, status: 'pending' }, { ...order, id: 13, status: 'failed' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('who has more bundles than the first list holds sees the older ones page by page', async () => {
  const asked = answerCalls({
    'customer.getCustomerOrderPage': (input) =>
      (input as { before: number }).before === 301
        ? { orders: [{ ...order, id: 300, product: { ...order.product, name: 'Older' } }], next: 300 }
        : { orders: [{ ...order, id: 1, product: { ...order.product, name: 'Oldest' } }], next: null },
  });
  const newest = Array.from({ length: 200 }, (_, index) => ({ ...order, id: 500 - index }));
  const { user } = await show(...newest);
  await user.click(screen.getByRole('button', { name: 'Show older bundles' }));
  expect(await screen.findByText('Older')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show older bundles' }));
  expect(await screen.findByText('Oldest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older bundles' })).toBeNull();
  expect(asked.map(({ input }) => input)).toEqual([{ before: 301 }, { before: 300 }]);
});

test('who has fewer is not asked', async () => {
  await show(order);
  expect(screen.queryByRole('button', { name: 'Show older bundles' })).toBeNull();
});
