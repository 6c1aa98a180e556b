import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { SESSION_KEY } from '#web/lib/session/session-store.ts';
import { WithdrawFromContract } from './withdraw-from-contract.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the form of a signed-in customer who comes from an order is filled in', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'u' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  answerCalls({
    'customer.getCustomer': () => ({
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Lee',
      businessDetails: [],
    }),
  });
  await renderAt('/withdraw?order=1042', <WithdrawFromContract orderId={1042} />);
  expect(await screen.findByDisplayValue('Ann Lee')).toBe(screen.getByLabelText(/^Your name/));
  expect(screen.getByLabelText(/^E-mail address for the confirmation/)).toHaveProperty(
    'value',
    'ann@example.com',
  );
  expect(screen.getByLabelText(/^Order number, or/)).toHaveProperty('value', '1042');
});
