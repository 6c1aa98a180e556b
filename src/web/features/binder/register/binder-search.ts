import type { BinderInput, BinderNeed, BinderState } from '#shared/contract/binder.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { addressText } from '#web/lib/address-text.ts';

/** What of the register is looked at; it stands in the address. */
export type BinderSearch = {
  q: string;
  state: BinderState | undefined;
  /** The order it was bought with. */
  bundle: number | undefined;
  due: BinderNeed | undefined;
  page: number;
};

type Written = { q?: unknown; state?: unknown; bundle?: unknown; due?: unknown; page?: unknown };

const states: readonly BinderState[] = ['draft', 'in-force', 'withdrawn'];
const dues: readonly BinderNeed[] = ['approve', 'update', 'review', 'read'];

const oneOf = <Value>(values: readonly Value[], written: unknown) =>
  values.find((value) => value === written);

/** Of rows in the database, and of pages, there are no more. */
const MOST = 2 ** 31 - 1;
const MOST_PAGES = 10_000;

const countOf = (written: unknown, most: number) =>
  Number.isInteger(written) && Number(written) >= 1 && Number(written) <= most ? Number(written) : undefined;

/** Reads an address, whatever somebody has written into it. */
export const readBinderSearch = ({ q, state, bundle, due, page }: Written): BinderSearch => ({
  q: addressText(q)?.trim().slice(0, textLength.search) ?? '',
  state: oneOf(states, state),
  bundle: countOf(bundle, MOST),
  due: oneOf(dues, due),
  page: countOf(page, MOST_PAGES) ?? 1,
});

/** What goes without saying is left out. */
export const writeBinderSearch = ({ q, state, bundle, due, page }: BinderSearch) => ({
  ...(q !== '' && { q }),
  ...(state && { state }),
  ...(bundle !== undefined && { bundle }),
  ...(due && { due }),
  ...(page > 1 && { page }),
});

/** Another filter begins at the first page again. */
export const changeBinderSearch = (current: BinderSearch, change: Partial<BinderSearch>): BinderSearch => ({
  ...current,
  page: 1,
  ...change,
});

export const isFiltered = ({ q, state, bundle, due }: BinderSearch) =>
  q !== '' || state !== undefined || bundle !== undefined || due !== undefined;

export const everything: BinderSearch = readBinderSearch({});

/** As the server is asked for it. */
export const askedFor = ({ q, state, bundle, due, page }: BinderSearch): Partial<BinderInput> => ({
  search: q,
  page,
  ...(state && { state }),
  ...(bundle !== undefined && { orderId: bundle }),
  ...(due && { need: due }),
});
