import { search as limits } from '#shared/limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { words } from './words.ts';

type ProductSearchFieldProps = { search: string; onSearch: (typed: string) => void };

export const ProductSearchField = ({ search, onSearch }: ProductSearchFieldProps) => (
  <div className="relative w-full sm:w-64">
    <Icon
      name="search"
      className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-quiet"
    />
    <TextInput
      type="search"
      aria-label={words.list.search}
      placeholder={words.list.search}
      maxLength={limits.maxLength}
      className="pl-10"
      value={search}
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
);
