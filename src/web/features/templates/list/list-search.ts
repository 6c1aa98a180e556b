import { textLength as searchLimits } from '#shared/limits/text-length.ts';
import { addressText } from '#web/lib/address-text.ts';

export const documentList = { pageSizes: [5, 10, 20], defaultPageSize: 10 } as const;

/** What of the list is looked at; it stands in the address. Without a size a page has the default one. */
export type ListSearch = { q: string; page: number; size: number | undefined };

type Written = { q?: unknown; page?: unknown; size?: unknown };

const sizes: readonly number[] = documentList.pageSizes;

/** Reads an address, whatever somebody has written into it. */
export const readListSearch = ({ q, page, size }: Written): ListSearch => ({
  q: addressText(q)?.slice(0, searchLimits.search) ?? '',
  page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
  size: sizes.includes(Number(size)) ? Number(size) : undefined,
});

/** What goes without saying is left out. */
export const writeListSearch = ({
  q,
  page,
  size,
}: ListSearch): Partial<{ q: string; page: number; size: number }> => ({
  ...(q.trim() !== '' && { q }),
  ...(page > 1 && { page }),
  ...(size !== undefined && { size }),
});

/** A search or another page size begins at the first page again. */
export const changeListSearch = (current: ListSearch, change: Partial<ListSearch>): ListSearch => ({
  ...current,
  page: 1,
  ...change,
});
