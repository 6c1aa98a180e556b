import { useQuery } from '@tanstack/react-query';
import { textLength } from '#shared/limits/text-length.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { useDebouncedSearch } from '#web/lib/use-debounced-search.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { copy } from './copy.ts';
import { assignableQuery } from './people-queries.ts';
import type { PeopleSearch } from './use-people-search.ts';

const words = copy.filters;
const ANY = '';

type PeopleFiltersProps = {
  search: PeopleSearch;
  roles: readonly string[];
  onSearch: (change: Partial<PeopleSearch>) => void;
};

export const PeopleFilters = ({ search, roles, onSearch }: PeopleFiltersProps) => {
  const { typed, setTyped } = useDebouncedSearch(search.q, (q) => onSearch({ q }));
  const { data: binder } = useQuery(assignableQuery(useShop(), ''));
  return (
    <div
      role="search"
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
    >
      <SearchField
        label={words.search}
        value={typed}
        maxLength={textLength.search}
        onChange={setTyped}
        className="sm:col-span-2 lg:col-span-1"
      />
      <Select
        aria-label={words.role}
        options={[
          { value: ANY, label: words.anyRole },
          ...roles.map((role) => ({ value: role, label: role })),
        ]}
        value={search.role}
        onChange={({ target }) => onSearch({ role: target.value })}
      />
      <Select
        aria-label={words.bundle}
        options={[
          { value: ANY, label: words.anyBundle },
          ...(binder?.bundles ?? []).map(({ orderId, name }) => ({
            value: String(orderId),
            label: words.bundleOf(name, orderId),
          })),
        ]}
        value={String(search.bundle ?? ANY)}
        onChange={({ target }) =>
          onSearch({ bundle: target.value === ANY ? undefined : Number(target.value) })
        }
      />
    </div>
  );
};
