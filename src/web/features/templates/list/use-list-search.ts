import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { changeListSearch, type ListSearch, readListSearch, writeListSearch } from './list-search.ts';

/** What of the list is looked at; the address follows each change. */
export const useListSearch = () => {
  const inAddress = readListSearch(useSearch({ from: '/admin/documents/' }));
  const { typed, type } = useTypedSearch(inAddress.q);
  const navigate = useNavigate();
  const search: ListSearch = { ...inAddress, q: typed };

  const change = (next: Partial<ListSearch>) => {
    if (next.q !== undefined) type(next.q);
    void navigate({
      to: '/admin/documents',
      search: writeListSearch(changeListSearch(search, next)),
      // Going back leads through the pages of the list, not through the letters of a search.
      replace: next.page === undefined,
      resetScroll: next.page !== undefined,
    });
  };
  return { search, change };
};
