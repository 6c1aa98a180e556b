import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Pagination } from './pagination.tsx';

const renderPages = (page: number, pageCount: number) => {
  const changed = vi.fn<(page: number) => void>();
  const { user } = render(
    <Pagination
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      page={page}
      pageCount={pageCount}
      onPageChange={changed}
    />,
  );
  return { user, changed };
};

test('numbers and arrows lead to their pages', async () => {
  const { user, changed } = renderPages(2, 3);
  for (const name of ['Previous page', '1', '3', 'Next page']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(changed.mock.calls).toEqual([[1], [1], [3], [3]]);
});

test('the current page is told apart', () => {
  renderPages(2, 3);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
});

test('there is no way before the first page nor past the last', () => {
  renderPages(1, 2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  document.body.replaceChildren();
  renderPages(2, 2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

test('a single page needs no pagination', () => {
  renderPages(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
