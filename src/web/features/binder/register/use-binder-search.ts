import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type BinderSearch,
  changeBinderSearch,
  readBinderSearch,
  writeBinderSearch,
} from './binder-search.ts';

/** What of the register is looked at; the address follows each change. */
export const useBinderSearch = () => {
  const search = readBinderSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<BinderSearch>) =>
    void navigate({
      to: '/binder',
      search: writeBinderSearch(changeBinderSearch(search, next)),
      // Going back leads through the pages and filters, not through the words of a search.
      replace: next.q !== undefined,
      resetScroll: next.page !== undefined,
    });
  return { search, change };
};
