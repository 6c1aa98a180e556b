import { expect, test } from 'vitest';
import {
  askedFor,
  changeBinderSearch,
  everything,
  isFiltered,
  readBinderSearch,
  writeBinderSearch,
} from './binder-search.ts';

test('whatever stands in the address, the register shows what of it makes sense', () => {
  expect(readBinderSearch({ q: 2026, state: 'in-force', bundle: 12, due: 'review', page: 3 })).toEqual({
    q: '2026',
    state: 'in-force',
    bundle: 12,
    due: 'review',
    page: 3,
  });
  expect(readBinderSearch({ q: ['x'], state: 'lost', bundle: 1e12, due: 7, page: -1 })).toEqual(everything);
});

test('the address says no more than is asked for, and says it back', () => {
  expect(writeBinderSearch(everything)).toEqual({});
  const search = readBinderSearch({ q: 'cool', state: 'draft', bundle: 3, due: 'approve', page: 2 });
  expect(readBinderSearch(writeBinderSearch(search))).toEqual(search);
});

test('another filter begins at the first page', () => {
  const search = readBinderSearch({ state: 'draft', page: 4 });
  expect(changeBinderSearch(search, { q: 'cool' })).toMatchObject({ q: 'cool', state: 'draft', page: 1 });
  expect(changeBinderSearch(search, { page: 5 }).page).toBe(5);
});

test('the server is asked for exactly what is looked at', () => {
  expect(askedFor(everything)).toEqual({ search: '', page: 1 });
  expect(askedFor(readBinderSearch({ q: 'a', state: 'draft', bundle: 3, due: 'update', page: 2 }))).toEqual({
    search: 'a',
    state: 'draft',
    orderId: 3,
    need: 'update',
    page: 2,
  });
});

test('a page of everything is not filtered', () => {
  expect(isFiltered(readBinderSearch({ page: 2 }))).toBe(false);
  expect(isFiltered(readBinderSearch({ due: 'review' }))).toBe(true);
});
