import { describe, expect, test } from 'vitest';
import { changeListSearch, type ListSearch, readListSearch, writeListSearch } from './list-search.ts';

const at = (change: Partial<ListSearch> = {}): ListSearch => ({ q: '', page: 1, size: undefined, ...change });

describe('the list of documents', () => {
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
    expect(readListSearch(writeListSearch(at({ size: 10 })))).toEqual(at({ size: 10 }));
  });

  test('is read with care, whatever somebody has written into it', () => {
    expect(readListSearch({})).toEqual(at());
    expect(readListSearch({ q: 2026, page: '2', size: '20' })).toEqual(at({ q: '2026', size: 20 }));
    expect(readListSearch({ q: {}, page: -1, size: 7 })).toEqual(at());
    expect(readListSearch({ q: 'x'.repeat(500), page: 1.5, size: Infinity }).q).toHaveLength(100);
  });
});
