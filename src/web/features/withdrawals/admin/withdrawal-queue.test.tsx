import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Withdrawal } from '#shared/contract/legal/withdrawal.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { WithdrawalQueue } from './withdrawal-queue.tsx';

const withdrawal: Withdrawal = {
  id: 1,
  receivedAt: '2026-11-15T12:00:00.000Z',
  name: 'Ann Lee',
  contract: 'the bakery one',
  email: 'ann@example.com',
  reason: '',
  mailedAt: null,
  answeredAt: null,
  answeredBy: null,
  note: null,
  order: null,
};

test.each([
  ['/admin/withdrawals', 'open', 'Waiting'],
  ['/admin/withdrawals?state=answered', 'answered', 'Answered'],
] as const)('at %s one list alone is said to be in view', async (address, state, name) => {
  answerCalls({ getWithdrawals: () => ({ withdrawals: [], next: null }) });
  await renderAt(address, <WithdrawalQueue state={state} />);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(links.map(({ textContent }) => textContent)).toEqual([name]);
});

test('a declaration that names no order leads to the orders of whoever declared it', async () => {
  answerCalls({ getWithdrawals: () => ({ withdrawals: [withdrawal], next: null }) });
  await renderAt('/admin/withdrawals', <WithdrawalQueue state="open" />);
  const link = await screen.findByRole('link', { name: 'Search the orders of ann@example.com' });
  expect(link.getAttribute('href')).toBe(`/admin/orders?q=${encodeURIComponent('ann@example.com')}`);
  expect(link.closest('dd')?.textContent).toMatch(/^none that fits\. Search/);
});
