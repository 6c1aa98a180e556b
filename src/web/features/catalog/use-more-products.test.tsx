import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Shelf } from './shelf.ts';
import { useMoreProducts } from './use-more-products.ts';

afterEach(cleanup);

const shelf = (ids: number[], next: string | null): Shelf => ({
  products: ids.map((id) => ({
    id,
    name: `Product ${id}`,
    slug: `product-${id}`,
    price: 100,
    industry: null,
    cover: null,
    documentCount: 1,
    firstDocument: 'Opening',
    hasExcel: false,
  })),
  next,
});

const show = (first: Shelf | undefined, loadAfter: (cursor: string) => Promise<Shelf | undefined>) => {
  const view = renderHook(({ of }) => useMoreProducts(of, loadAfter), { initialProps: { of: first } });
  const ids = () => view.result.current.products.map(({ id }) => id);
  const showMore = () => act(() => view.result.current.showMore());
  return { ...view, ids, showMore };
};

test('pages are added one after the other, until there are no more', async () => {
  const pages: Record<string, Shelf> = { a: shelf([2], 'b'), b: shelf([3], null) };
  const { ids, showMore, result } = show(shelf([1], 'a'), async (cursor) => pages[cursor]);
  await showMore();
  expect(ids()).toEqual([1, 2]);
  expect(result.current.hasMore).toBe(true);
  await showMore();
  expect(ids()).toEqual([1, 2, 3]);
  expect(result.current.hasMore).toBe(false);
});

test('a page that could not be fetched can be asked for again', async () => {
  const answers = [undefined, shelf([2], null)];
  const { ids, showMore, result } = show(shelf([1], 'a'), async () => answers.shift());
  await showMore();
  expect([ids(), result.current.hasMore, result.current.isLoading]).toEqual([[1], true, false]);
  await showMore();
  expect(ids()).toEqual([1, 2]);
});

test('another first page starts again, and a late answer to the old one is dropped', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<Shelf>();
  const { ids, result, rerender } = show(shelf([1], 'a'), () => late);
  const waiting = act(() => result.current.showMore());
  rerender({ of: shelf([7], null) });
  answer(shelf([2], null));
  await waiting;
  expect(ids()).toEqual([7]);
});

test('without a first page there is nothing to show and nothing to ask for', async () => {
  const { ids, result } = show(undefined, async () => undefined);
  expect([ids(), result.current.hasMore]).toEqual([[], false]);
});
