import type { BinderPage } from '#shared/contract/binder.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { useDebouncedSearch } from '#web/lib/use-debounced-search.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { type BinderSearch, readBinderSearch } from './binder-search.ts';

const words = copy.filters;

const ANY = '';

type RegisterFiltersProps = {
  search: BinderSearch;
  counts: BinderPage['counts'];
  bundles: BinderPage['bundles'];
  onSearch: (change: Partial<BinderSearch>) => void;
};

export const RegisterFilters = ({ search, counts, bundles, onSearch }: RegisterFiltersProps) => {
  const { typed, setTyped } = useDebouncedSearch(search.q, (q) => onSearch({ q }));
  const states = [
    { value: ANY, label: words.anyState },
    { value: 'draft', label: `${words.states.draft} (${counts.draft})` },
    { value: 'in-force', label: `${words.states['in-force']} (${counts.inForce})` },
    { value: 'withdrawn', label: `${words.states.withdrawn} (${counts.withdrawn})` },
  ];
  const dues = [
    { value: ANY, label: words.anyDue },
    ...Object.entries(words.dues).map(([value, label]) => ({ value, label })),
  ];
  return (
    <div
      role="search"
      className="grid gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SearchField
        label={words.search}
        value={typed}
        maxLength={textLength.search}
        onChange={setTyped}
        className="sm:col-span-3 lg:col-span-1"
      />
      <Select
        aria-label={words.state}
        options={states}
        value={search.state ?? ANY}
        onChange={({ target: { value } }) => onSearch({ state: readBinderSearch({ state: value }).state })}
      />
      <Select
        aria-label={words.due}
        options={dues}
        value={search.due ?? ANY}
        onChange={({ target: { value } }) => onSearch({ due: readBinderSearch({ due: value }).due })}
      />
      <Select
        aria-label={words.bundle}
        options={[{ value: ANY, label: words.anyBundle }, ...bundles.map(bundleOption)]}
        value={String(search.bundle ?? ANY)}
        onChange={({ target: { value } }) => onSearch({ bundle: value === ANY ? undefined : Number(value) })}
      />
    </div>
  );
};

/** The same bundle may have been bought twice. */
const bundleOption = ({ orderId, name }: BinderPage['bundles'][number]) => ({
  value: String(orderId),
  label: words.bundleOf(name, orderId),
});
