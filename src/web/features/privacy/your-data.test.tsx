import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountErasure } from '#shared/contract/account.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { YourData } from './your-data.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = async (erasure: AccountErasure) => {
  answerCalls({ 'customer.getErasure': () => erasure });
  await renderAt('/profile/data', <YourData customer={{ email: 'dana@example.com' }} />);
};
const dueAt = '2026-11-10T12:00:00.000Z';

test('an erasure that is still to come names its day', async () => {
  await show({ dueAt, waitsFor: null });
  expect(await screen.findByText('Your account will be erased on Nov 10, 2026')).toBeTruthy();
});

test('an erasure that is put off says why, can still be called off, and names no day that has passed', async () => {
  await show({ dueAt, waitsFor: ['payment', 'dispute'] });
  expect(await screen.findByText('Your account will be erased as soon as nothing is open')).toBeTruthy();
  expect(screen.getByText(/^A payment is still on its way/)).toBeTruthy();
  expect(screen.getByText(/^A bank has not yet decided/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/2026|Nov/);
});

test('an erasure whose day has come and that waits for nothing is done within the hour', async () => {
  await show({ dueAt, waitsFor: [] });
  expect(await screen.findByText('Your account will be erased within the hour')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/2026|Nov/);
});
