import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const words = { title: 'Leave?', text: 'It would be lost.', stay: 'Stay', leave: 'Go' };
const question = () => screen.queryByRole('dialog', { name: 'Leave?' });

test('one is asked before leaving, and may stay or go', async () => {
  const { router, user } = await renderAt('/form', <LeaveGuard active {...words} />);
  router.history.push('/elsewhere');
  const [stay] = await screen.findAllByRole('button', { name: 'Stay' });
  if (stay) await user.click(stay);
  await waitFor(() => expect(question()).toBeNull());
  expect(router.history.location.pathname).toBe('/form');
  router.history.push('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Go' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/elsewhere'));
});

test.each([
  ['within the page', true, '/form?q=1'],
  ['when nothing would be lost', false, '/elsewhere'],
])('nobody is asked %s', async (_, active, address) => {
  const { router } = await renderAt('/form', <LeaveGuard active={active} {...words} />);
  router.history.push(address);
  await waitFor(() => expect(router.history.location.href).toBe(address));
  expect(question()).toBeNull();
});
