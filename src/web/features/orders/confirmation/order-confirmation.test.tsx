import { act, screen, waitFor } from '@testing-library/react';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { useConfirmation } from './use-confirmation.ts';

const order: Order = { ...sampleOrder, status: 'pending', isOpen: false };
const CALL = 'customer.getCustomerLatestOrder';
const POLL_MS = 2000;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Page = () => {
  const { known, askAgain } = useConfirmation('cs_1');
  return (
    <OrderConfirmation known={known} onAskAgain={() => void askAgain()} supportEmail="help@example.com" />
  );
};

const show = () => renderAt('/checkout-success', <Page />);

const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const choose = (id: number) =>
  selectedProduct.select({
    id,
    name: 'Bakery Opening',
    price: 19_999,
    stripePriceId: 'price_7',
    stripeProductId: 'prod_7',
    slug: 'bakery-opening',
  });

test('it asks for the order of this payment every two seconds, in a hidden tab as well, and leads to it once it is paid', async () => {
  choose(7);
  let status: Order['status'] = 'pending';
  const asked = answerCalls({ [CALL]: () => ({ ...order, status }) });
  const { router } = await show();
  expect(screen.getByRole('status').textContent).toBe('Confirming payment');
  await waitFor(() => expect(asked).toHaveLength(1));
  await letPass(POLL_MS);
  expect(asked).toHaveLength(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await letPass(POLL_MS);
  expect(asked).toHaveLength(3);
  visibility.mockRestore();
  status = 'succeeded';
  await letPass(POLL_MS);
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/12'));
  expect(asked[0]?.input).toEqual({ sessionId: 'cs_1' });
  expect(router.history.length).toBe(1);
  expect(selectedProduct.read()).toBeUndefined();
});

test('another product, chosen meanwhile, stays chosen', async () => {
  choose(8);
  answerCalls({ [CALL]: () => ({ ...order, status: 'succeeded' }) });
  const { router } = await show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/12'));
  expect(selectedProduct.read()?.id).toBe(8);
});

test('after more than ten attempts it says so, offers ways on, and can be asked again', async () => {
  let isDown = true;
  const asked = answerCalls({
    [CALL]: () => {
      if (isDown) throw new Refusal(500, 'Broken.');
      return { ...order, status: 'succeeded' };
    },
  });
  const { user, router } = await show();
  await letPass(9 * POLL_MS);
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(10));
  expect(screen.queryByRole('alert')).toBeNull();
  await letPass(2 * POLL_MS);
  expect(screen.getByRole('alert').textContent).toContain('An error ocurred!');
  await letPass(10 * POLL_MS);
  expect(asked).toHaveLength(11);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:help@example.com',
  );
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/12'));
});

test.each([
  ['failed', 'The payment did not go through'],
  ['refunded', 'This payment was refunded'],
  ['review', 'We are checking this payment'],
] as const)('a payment that %s is said plainly, and nothing more is asked', async (status, sentence) => {
  const asked = answerCalls({ [CALL]: () => ({ ...order, status }) });
  const { router } = await show();
  expect(await screen.findByText(sentence)).toBeTruthy();
  await letPass(3 * POLL_MS);
  expect(asked).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/checkout-success');
});
