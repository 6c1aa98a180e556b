import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { changeListSearch, type ListSearch, readListSearch, writeListSearch } from './list-search.ts';

/**
 * What of the list is looked at. The address follows each change; what is typed is kept here as well, since
 * the address comes a moment after the next keystroke.
 */
export const useListSearch = () => {
  const inAddress = readListSearch(useSearch({ from: '/admin/documents/' }));
  const [typed, setTyped] = useState(inAddress.q);
  const navigate = useNavigate();
  const { history } = useRouter();
  const search: ListSearch = { ...inAddress, q: typed };

  useEffect(
    () =>
      history.subscribe(({ action, location }) => {
        if (action.type === 'PUSH' || action.type === 'REPLACE') return;
        setTyped(new URLSearchParams(location.search).get('q') ?? '');
      }),
    [history],
  );

  const change = (next: Partial<ListSearch>) => {
    if (next.q !== undefined) setTyped(next.q);
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
