import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductChange } from '#shared/contract/product.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { ProductHistory } from './product-history.tsx';

afterEach(() => vi.unstubAllGlobals());

const changeOf = (id: number): ProductChange => ({
  id,
  at: '2026-11-15T10:00:00.000Z',
  by: 'ada@example.com',
  field: 'name',
  before: `Name ${id - 1}`,
  after: `Name ${id}`,
});

type Asked = { before?: number; limit: number };

/** A product with so many changes, whose server gives them as asked. */
const serve = (count: number, answer = (changes: ProductChange[]) => changes) =>
  answerCalls({
    getProductChanges: (input) => {
      const { before = count + 1, limit } = input as Asked;
      const ids = Array.from({ length: before - 1 }, (_, index) => before - 1 - index);
      return answer(ids.slice(0, limit).map(changeOf));
    },
  });

const show = () => renderAt('/admin/products/edit/7', <ProductHistory productId={7} documents={[]} />);
const entries = () => screen.getAllByRole('listitem').length;

test('a long history is shown page by page, to its first entry', async () => {
  const asked = serve(120);
  const { user } = await show();
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('Name 120');
  expect(entries()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(entries()).toBe(100));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(entries()).toBe(120));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.map(({ input }) => (input as Asked).before)).toEqual([undefined, 71, 21]);
});

test('a history that ends with its page offers no more', async () => {
  serve(50);
  await show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(50);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what could not be loaded is said, and what is there stays', async () => {
  let works = true;
  serve(60, (changes) => {
    if (!works) throw new Refusal(403, 'Only an administrator may do this.');
    return changes;
  });
  const { user } = await show();
  await screen.findAllByRole('listitem');
  works = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The history could not be loaded.')).toBeTruthy();
  expect(entries()).toBe(50);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(entries()).toBe(60));
});
