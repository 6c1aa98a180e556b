import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleAdminOrder as order } from '#tests/support/samples/sample-order.ts';
import { OrderList } from './order-list.tsx';
import type { OrderSearch } from './order-search.ts';

afterEach(() => vi.unstubAllGlobals());

const onSearch = vi.fn<(search: OrderSearch) => void>();
const show = (search: OrderSearch = {}) =>
  renderAt('/admin/orders', <OrderList search={search} onSearch={onSearch} />);

test('each order has a row with its number, buyer, product, status and amount', async () => {
  answerCalls({
    adminOrders: () => ({
      orders: [
        { ...order, refunded: 5000 },
        { ...order, id: 13, status: 'review', isDisputed: true },
      ],
      next: null,
    }),
  });
  await show();
  const [, first, second] = await screen.findAllByRole('row');
  const cells = within(first ?? document.body);
  expect(cells.getByRole('link', { name: 'Order No. 12' }).getAttribute('href')).toBe('/admin/orders/12');
  expect(cells.getByText('dana@example.com')).toBeTruthy();
  expect(cells.getByText('Bakery <Opening>')).toBeTruthy();
  expect(cells.getByText('$199.99')).toBeTruthy();
  expect(cells.getByText('$50.00 refunded')).toBeTruthy();
  expect(within(second ?? document.body).getByText('Disputed')).toBeTruthy();
});

test('what is typed and chosen is searched for', async () => {
  const asked = answerCalls({ adminOrders: () => ({ orders: [], next: null }) });
  const { user } = await show({ status: 'review' });
  await waitFor(() => expect(asked[0]?.input).toEqual({ search: '', status: 'review' }));
  await user.type(screen.getByRole('searchbox'), 'dana@{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'dana@', status: 'review' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Any status');
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'dana@', status: undefined });
});

test('no orders at all and no match are told apart', async () => {
  answerCalls({ adminOrders: () => ({ orders: [], next: null }) });
  const { unmount } = await show();
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  unmount();
  const { user } = await show({ q: 'nobody' });
  expect(await screen.findByText('No order matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith({});
});

test('older orders are fetched from where the page ends', async () => {
  const asked = answerCalls({
    adminOrders: (input) =>
      (input as { before?: number }).before === 12
        ? { orders: [{ ...order, id: 11 }], next: null }
        : { orders: [order], next: 12 },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByRole('link', { name: 'Order No. 11' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Order No. 12' })).toBeTruthy();
  expect(asked.at(-1)?.input).toEqual({ search: '', before: 12 });
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
});

test('a list that could not be loaded can be asked for again', async () => {
  answerCalls({
    adminOrders: () => {
      throw new Refusal(500, 'Something went wrong on our side.');
    },
  });
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong on our side.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
