import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toast-queue.ts';

// jsdom knows no pointer capture, which the library takes for swiping a toast away.
HTMLElement.prototype.setPointerCapture = () => {};

test('a toast is shown where it is read out, and its action acts', async () => {
  const undo = vi.fn<() => void>();
  const { user } = render(<ToastHost label="Notifications" />);
  showToast({ tone: 'success', text: 'Archived.', action: { label: 'Undo', onSelect: undo } });
  const toast = await screen.findByText('Archived.');
  expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});
