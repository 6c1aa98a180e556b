import { useState } from 'react';
import type { Shelf, ShelfProduct } from './shelf.ts';

type Pages = { first: Shelf | undefined; more: ShelfProduct[]; next: string | null; isLoading: boolean };

const startWith = (first: Shelf | undefined): Pages => ({
  first,
  more: [],
  next: first?.next ?? null,
  isLoading: false,
});

/** Adds page after page to the first one. With another first page it starts again; a late answer to the old one is dropped. */
export const useMoreProducts = (
  first: Shelf | undefined,
  loadAfter: (cursor: string) => Promise<Shelf | undefined>,
) => {
  const [kept, setKept] = useState(() => startWith(first));
  const pages = kept.first === first ? kept : startWith(first);
  const showMore = async () => {
    if (pages.next === null || pages.isLoading) return;
    setKept({ ...pages, isLoading: true });
    const page = await loadAfter(pages.next);
    setKept((now) => (now.first === first ? withPage(pages, page) : now));
  };
  return {
    products: [...(first?.products ?? []), ...pages.more],
    hasMore: pages.next !== null,
    isLoading: pages.isLoading,
    showMore,
  };
};

const withPage = (pages: Pages, page: Shelf | undefined): Pages =>
  page ? { ...pages, more: [...pages.more, ...page.products], next: page.next, isLoading: false } : pages;
