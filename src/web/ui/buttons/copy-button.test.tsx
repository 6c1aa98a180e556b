import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { CopyButton } from './copy-button.tsx';

const renderButton = () =>
  render(
    <CopyButton text="{{date}}" label="Copy" name="Copy the date" doneLabel="Copied" failedLabel="By hand" />,
  );

test('a copy button copies its text and says so until one moves on', async () => {
  const { user } = renderButton();
  await user.click(screen.getByRole('button', { name: 'Copy the date' }));
  expect(await navigator.clipboard.readText()).toBe('{{date}}');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where the browser forbids it, it says what to do instead', async () => {
  const { user } = renderButton();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy the date' }));
  expect((await screen.findByText('By hand')).textContent).toBe('By hand');
});

test('where the browser has no clipboard at all, it says the same', async () => {
  const { user } = renderButton();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy the date' }));
  expect((await screen.findByText('By hand')).textContent).toBe('By hand');
});
