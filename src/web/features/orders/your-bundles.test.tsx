import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/shop/sample-order.ts';
import { PurchasedBundles } from './purchased-bundles.tsx';

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
