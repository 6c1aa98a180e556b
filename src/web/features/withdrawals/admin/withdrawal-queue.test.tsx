import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { WithdrawalQueue } from './withdrawal-queue.tsx';

test.each([
  ['/admin/withdrawals', 'open', 'Waiting'],
  ['/admin/withdrawals?state=answered', 'answered', 'Answered'],
] as const)('at %s one list alone is said to be in view', async (address, state, name) => {
  answerCalls({ 'admin.getWithdrawals': () => ({ withdrawals: [], next: null }) });
  await renderAt(address, <WithdrawalQueue state={state} />);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(links.map(({ textContent }) => textContent)).toEqual([name]);
});
