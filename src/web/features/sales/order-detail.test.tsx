import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminOrder } from '#shared/contract/order.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleAdminOrder } from '#tests/support/samples/sample-order.ts';
import { OrderDetail } from './order-detail.tsx';

afterEach(() => vi.unstubAllGlobals());

const onChanged = vi.fn<() => Promise<void>>(() => Promise.resolve());
const show = (change: Partial<AdminOrder> = {}) =>
  renderAt(
    '/admin/orders/12',
    <OrderDetail order={{ ...sampleAdminOrder, ...change }} onChanged={onChanged} />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an order under review says why', async () => {
  await show({
    status: 'review',
    isOpen: false,
    reviewReason: 'The amount paid is not the amount asked for.',
  });
  expect(screen.getByRole('alert').textContent).toContain('The amount paid is not the amount asked for.');
});

test('what failed is made again', async () => {
  const asked = answerCalls({ retryGeneration: () => ({ restarted: 1 }) });
  const { user } = await show({ failedCount: 1, generatedCount: 1 });
  expect(screen.getByText('1 of 2 made, 1 failed')).toBeTruthy();
  await user.click(button('Retry generation'));
  expect(await screen.findByText('What failed is being made again.')).toBeTruthy();
  expect(asked).toEqual([{ name: 'retryGeneration', input: { orderId: 12 } }]);
  expect(onChanged).toHaveBeenCalled();
});

test('a receipt is sent again, and a refusal is told', async () => {
  let works = false;
  answerCalls({
    resendReceipt: () => {
      if (!works) throw new Refusal(502, 'The mail could not be sent. Please try again.');
      return null;
    },
  });
  const { user } = await show();
  await user.click(button('Resend receipt'));
  expect(await screen.findByText('The mail could not be sent. Please try again.')).toBeTruthy();
  works = true;
  await user.click(button('Resend receipt'));
  expect(await screen.findByText('The receipt is on its way to dana@example.com.')).toBeTruthy();
});

test('a refund of all that is left is confirmed by a button that names the sum', async () => {
  const asked = answerCalls({ refundOrder: () => null });
  const { user } = await show({ refunded: 5000 });
  await user.click(button('Refund'));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund order No. 12' }));
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Refund $149.99' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ name: 'refundOrder', input: { orderId: 12 } }]);
  expect(screen.getByText('$149.99 refunded.')).toBeTruthy();
});

test('a part is refunded to the cent, and more than there is is not asked for', async () => {
  const asked = answerCalls({ refundOrder: () => null });
  const { user } = await show();
  await user.click(button('Refund'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /A part of it/ }));
  await user.type(dialog.getByLabelText(/^Amount in USD/), '500');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getByRole('alert').textContent).toBe('At most $199.99 can be refunded.');
  await user.clear(dialog.getByLabelText(/^Amount in USD/));
  await user.type(dialog.getByLabelText(/^Amount in USD/), '8.29');
  await user.click(dialog.getByRole('button', { name: 'Refund $8.29' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { name: 'refundOrder', input: { orderId: 12, part: { amount: 829, refundedBefore: 0 } } },
    ]),
  );
});

test('the sum on its way cannot be changed any more', async () => {
  const release = Promise.withResolvers<void>();
  answerCalls({ refundOrder: () => release.promise });
  const { user } = await show();
  await user.click(button('Refund'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /A part of it/ }));
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Amount in USD/);
  await user.type(amount, '8.29');
  await user.click(dialog.getByRole('button', { name: 'Refund $8.29' }));
  await user.type(amount, '9');
  await user.click(dialog.getByRole('radio', { name: /All/ }));
  expect(amount.value).toBe('8.29');
  expect(dialog.getByRole('button', { name: 'Refund $8.29' })).toBeTruthy();
  release.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refund the provider refuses is told in the dialog', async () => {
  answerCalls({
    refundOrder: () => {
      throw new Refusal(502, 'The payment provider did not make the refund.');
    },
  });
  const { user } = await show();
  await user.click(button('Refund'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refund $199.99' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The payment provider did not make the refund.',
  );
});
