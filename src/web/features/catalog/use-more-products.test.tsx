import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Listing } from './listing.ts';
import { useMoreProducts } from './use-more-products.ts';

afterEach(cleanup);

const listing = (ids: number[], next: string | null): Listing => ({
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

const show = (first: Listing | undefined, loadAfter: (cursor: string) => Promise<Listing | undefined>) => {
  const view = renderHook(({ of }) => useMoreProducts(of, loadAfter), { initialProps: { of: first } });
  const ids = () => view.result.current.products.map(({ id }) => id);
  const showMore = () => act(() => view.result.current.showMore());
  return { ...view, ids, showMore };
};

test('pages are added one after the other, until there are no more', async () => {
  const pages: Record<string, Listing> = { a: listing([2], 'b'), b: listing([3], null) };
  const { ids, showMore, result } = show(listing([1], 'a'), async (cursor) => pages[cursor]);
  await showMore();
  expect(ids()).toEqual([1, 2]);
  expect(result.current.hasMore).toBe(true);
  await showMore();
  expect(ids()).toEqual([1, 2, 3]);
  expect(result.current.hasMore).toBe(false);
});

test('a page that could not be fetched can be asked for again', async () => {
  const answers = [undefined, listing([2], null)];
  const { ids, showMore, result } = show(listing([1], 'a'), async () => answers.shift());
  await showMore();
  expect([ids(), result.current.hasMore, result.current.isLoading]).toEqual([[1], true, false]);
  await showMore();
  expect(ids()).toEqual([1, 2]);
});

test('another first page starts again, and a late answer to the old one is dropped', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<Listing>();
  const { ids, result, rerender } = show(listing([1], 'a'), () => late);
  const waiting = act(() => result.current.showMore());
  rerender({ of: listing([7], null) });
  answer(listing([2], null));
  await waiting;
  expect(ids()).toEqual([7]);
});

test('without a first page there is nothing to show and nothing to ask for', async () => {
  const { ids, result } = show(undefined, async () => undefined);
  expect([ids(), result.current.hasMore]).toEqual([[], false]);
});
