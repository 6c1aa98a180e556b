import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { YourBundles } from './your-bundles.tsx';

afterEach(() => vi.unstubAllGlobals());

const order: Order = { ...sampleOrder, documentCount: 4, generatedCount: 4 };

const retry = vi.fn<() => void>();
const stateOf = (state: Partial<ComponentProps<typeof YourBundles>>) => (
  <YourBundles orders={[]} isSettled isMissing={false} onRetry={retry} {...state} />
);
const show = async (...orders: Order[]) => {
  const shown = await renderAt('/', stateOf({ orders }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeTruthy());
  return shown;
};

const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

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

test('the title of the page is that of the bundles', async () => {
  await show(order);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your bundles');
});

test('without anything paid it is said where it would be; nothing is listed', async () => {
  const unpaid: Order[] = [
    { ...order, status: 'pending' },
    { ...order, id: 13, status: 'failed' },
  ];
  await renderAt('/', stateOf({ orders: unpaid }));
  expect(screen.getByText(/^What you buy appears here/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('while orders are on their way nobody is told that there is nothing', async () => {
  await renderAt('/', stateOf({ isSettled: false }));
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/^What you buy appears here/)).toBeNull();
});

test('orders that cannot be read can be asked for again', async () => {
  const { user } = await renderAt('/', stateOf({ isMissing: true }));
  expect(screen.getByText('Your bundles cannot be shown right now.')).toBeTruthy();
  expect(screen.queryByText(/^What you buy appears here/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a bundle shows its own first page, which nobody else sees; one that is not made yet shows the sample', async () => {
  const signed = vi.fn<typeof fetch>(async () =>
    Response.json([{ path: 'orders/12/1.jpg', signedURL: '/orders/12/1.jpg?token=t', error: null }]),
  );
  vi.stubGlobal('fetch', signed);
  const image = { page: 1, width: 80, height: 104, src: '/sample.jpg', webp: [] };
  const product = { ...order.product, image };
  await show(
    { ...order, product, firstPagePath: 'orders/12/1.jpg' },
    { ...order, product, id: 13, firstPagePath: null },
  );
  await waitFor(() => expect(pictures()).toEqual(['/storage/v1/orders/12/1.jpg', '/sample.jpg']));
  expect(signed).toHaveBeenCalledOnce();
});

test('who has more bundles than the first list holds sees the older ones page by page', async () => {
  const asked = answerCalls({
    'customer.getCustomerOrderPage': (input) =>
      (input as { before: number }).before === 301
        ? { orders: [{ ...order, id: 300, product: { ...order.product, name: 'Older' } }], next: 300 }
        : { orders: [{ ...order, id: 1, product: { ...order.product, name: 'Oldest' } }], next: null },
  });
  const newest = Array.from({ length: 200 }, (_, index) => ({ ...order, id: 500 - index }));
  // By its text: looking for roles among 200 bundles takes half a minute.
  const { user } = await renderAt('/', stateOf({ orders: newest }));
  await screen.findByText('Show older bundles');
  await user.click(screen.getByText('Show older bundles'));
  expect(await screen.findByText('Older', { selector: 'h2' })).toBeTruthy();
  await user.click(screen.getByText('Show older bundles'));
  expect(await screen.findByText('Oldest', { selector: 'h2' })).toBeTruthy();
  expect(screen.queryByText('Show older bundles')).toBeNull();
  expect(asked.map(({ input }) => input)).toEqual([{ before: 301 }, { before: 300 }]);
});

test('who has fewer is not asked', async () => {
  await show(order);
  expect(screen.queryByRole('button', { name: 'Show older bundles' })).toBeNull();
});
