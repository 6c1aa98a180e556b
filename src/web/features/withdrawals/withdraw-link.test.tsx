import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import { WithdrawLink } from './withdraw-link.tsx';

afterEach(() => vi.unstubAllGlobals());

const linkOn = async (change: Partial<Order>) => {
  const order = { ...sampleOrder, ...change };
  answerCalls({
    'customer.getCustomerOrder': () => order,
    'customer.getCustomerOrderDocumentLineItems': () => [],
    'customer.getCustomerInvoices': () => [],
    'customer.getCustomerOrderVersions': () => [],
  });
  const { unmount } = await renderAt(
    '/orders/12',
    <OrderPage order={order} supportEmail="help@example.com" withdrawal={<WithdrawLink orderId={12} />} />,
  );
  const link = screen.queryByRole('link', { name: 'Withdraw from contract here' })?.getAttribute('href');
  unmount();
  return link;
};

test('where it is offered, the page of an order in use leads to withdrawing from it, and of no other', async () => {
  expect(await linkOn({})).toBe('/withdraw?order=12');
  expect(await linkOn({ status: 'pending' })).toBeUndefined();
  expect(await linkOn({ status: 'refunded', isOpen: false })).toBeUndefined();
});
