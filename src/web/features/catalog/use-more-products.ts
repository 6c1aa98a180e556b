import { useState } from 'react';
import type { Listing, ListingProduct } from './listing.ts';

type Pages = { first: Listing | undefined; more: ListingProduct[]; next: string | null; isLoading: boolean };

const startWith = (first: Listing | undefined): Pages => ({
  first,
  more: [],
  next: first?.next ?? null,
  isLoading: false,
});

/** Adds page after page to the first one. With another first page it starts again; a late answer to the old one is dropped. */
export const useMoreProducts = (
  first: Listing | undefined,
  loadAfter: (cursor: string) => Promise<Listing | undefined>,
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

const withPage = (pages: Pages, page: Listing | undefined): Pages =>
  page ? { ...pages, more: [...pages.more, ...page.products], next: page.next, isLoading: false } : pages;
