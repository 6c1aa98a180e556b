import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { RouteError } from './route-error.tsx';

const renderError = (error: Error) => {
  const reset = vi.fn<() => void>();
  return renderAt('/', <RouteError error={error} reset={reset} />).then((page) => ({ ...page, reset }));
};

test('a broken page can be tried again', async () => {
  const { user, reset } = await renderError(new Error('secret detail'));
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret detail');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => reset.mock.calls.length).toBe(1);
});

test('the id of the failed call is shown, so that it can be quoted', async () => {
  await renderError(Object.assign(new Error('x'), { data: { requestId: 'req-42' } }));
  expect(screen.getByText('req-42')).toBeTruthy();
});

test('when the page failed on the server, the id that the page carries is shown', async () => {
  document.head.innerHTML = '<meta name="request-id" content="req-43">';
  await renderError(new Error('x'));
  expect(screen.getByText('req-43')).toBeTruthy();
  document.head.innerHTML = '';
});

test('without an id nothing is said about one', async () => {
  await renderError(new Error('x'));
  expect(screen.queryByText('Request id', { exact: false })).toBeNull();
});
