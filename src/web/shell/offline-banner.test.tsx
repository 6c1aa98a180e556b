import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const connection = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('the banner comes when the connection goes, and goes when it comes back', () => {
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toBe('');
  connection(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  connection(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
