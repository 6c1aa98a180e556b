import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

test('the reason on its way cannot be changed any more', async () => {
  const release = Promise.withResolvers<void>();
  const onDiscard = vi.fn<(reason: string) => Promise<void>>(() => release.promise);
  const onClose = vi.fn<() => void>();
  const { user } = await renderAt('/', <DiscardDialog count={2} onClose={onClose} onDiscard={onDiscard} />);
  const reason = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(reason, 'Not needed');
  await user.click(screen.getByRole('button', { name: /^Discard/ }));
  await user.type(reason, ' any more');
  expect(reason.value).toBe('Not needed');
  release.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDiscard.mock.lastCall?.[0]).toBe('Not needed');
});
