import { describe, expect, test } from 'vitest';
import {
  changeListSearch,
  type ListSearch,
  pageOfDocuments,
  readListSearch,
  writeListSearch,
} from './list-search.ts';

const documents = Array.from({ length: 23 }, (_, index) => ({ name: `SOP ${index + 1}` }));
const at = (change: Partial<ListSearch> = {}): ListSearch => ({ q: '', page: 1, size: 10, ...change });
const namesAt = (search: ListSearch) => pageOfDocuments(documents, search).shown.map(({ name }) => name);

describe('the list of documents', () => {
  test('shows ten to a page unless told', () => {
    const { shown, pageCount, count } = pageOfDocuments(documents, at());
    expect([shown.length, pageCount, count]).toEqual([10, 3, 23]);
    expect(namesAt(at({ page: 3 }))).toEqual(['SOP 21', 'SOP 22', 'SOP 23']);
  });

  test.each([
    [5, 5],
    [20, 2],
  ])('shows %i to a page on %i pages', (size, pages) => {
    expect(pageOfDocuments(documents, at({ size })).pageCount).toBe(pages);
  });

  test('finds any part of a name, whatever the letter case', () => {
    expect(namesAt(at({ q: 'sop 2' }))).toEqual(['SOP 2', 'SOP 20', 'SOP 21', 'SOP 22', 'SOP 23']);
    expect(namesAt(at({ q: ' P 11 ' }))).toEqual(['SOP 11']);
    expect(namesAt(at({ q: 'nothing' }))).toEqual([]);
  });

  test('takes what is searched for as text, not as a pattern', () => {
    expect(pageOfDocuments([{ name: 'a (b).*' }, { name: 'ab' }], at({ q: '(b).*' })).shown).toEqual([
      { name: 'a (b).*' },
    ]);
  });

  test('a page past the end is the last one', () => {
    expect(pageOfDocuments(documents, at({ page: 99 })).page).toBe(3);
    expect(pageOfDocuments([], at({ page: 4 }))).toMatchObject({ page: 1, pageCount: 1 });
  });

  test('a search and another page size begin at the first page', () => {
    const third = at({ page: 3 });
    expect(changeListSearch(third, { q: 'a' })).toEqual(at({ q: 'a' }));
    expect(changeListSearch(third, { size: 5 })).toEqual(at({ size: 5 }));
    expect(changeListSearch(at({ q: 'a' }), { page: 2 })).toEqual(at({ q: 'a', page: 2 }));
  });
});

describe('its address', () => {
  test('names only what is not as usual, and reads back the same', () => {
    expect(writeListSearch(at())).toEqual({});
    const search = at({ q: 'clean', page: 2, size: 20 });
    expect(writeListSearch(search)).toEqual({ q: 'clean', page: 2, size: 20 });
    expect(readListSearch(writeListSearch(search))).toEqual(search);
  });

  test('is read with care, whatever somebody has written into it', () => {
    expect(readListSearch({})).toEqual(at());
    expect(readListSearch({ q: 2026, page: '2', size: '20' })).toEqual(at({ q: '2026', size: 20 }));
    expect(readListSearch({ q: {}, page: -1, size: 7 })).toEqual(at());
    expect(readListSearch({ q: 'x'.repeat(500), page: 1.5, size: Infinity }).q).toHaveLength(100);
  });
});
