import { useId, useState } from 'react';
import { textLength as searchLimits } from '#shared/limits/text-length.ts';
import { documentList } from './list-search.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { ListSearch } from './list-search.ts';
import { listCopy as copy } from '#web/features/templates/copy.ts';

const DEFAULT = '';

const sizes = [
  { value: DEFAULT, label: copy.defaultSize },
  ...documentList.pageSizes.map((size) => ({ value: String(size), label: String(size) })),
];

type DocumentFiltersProps = {
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
  count: number;
};

/** Search and page size; on a small screen they are folded away until asked for. */
export const DocumentFilters = ({ search, onChange, count }: DocumentFiltersProps) => {
  const [isOpen, setIsOpen] = useState(search.q !== '');
  const id = useId();
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex items-center justify-between gap-4 sm:order-last">
        <p role="status" className="font-mono text-xs text-quiet">
          {copy.count(count)}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {copy.filters}
        </Button>
      </div>
      <div id={id} className={`${isOpen ? 'flex' : 'hidden'} grow flex-col gap-4 sm:flex sm:flex-row`}>
        <SearchField
          label={copy.search}
          value={search.q}
          maxLength={searchLimits.search}
          onChange={(q) => onChange({ q })}
          className="sm:w-80"
        />
        <label className="flex items-center gap-3 text-sm whitespace-nowrap">
          {copy.perPage}
          <span className="w-30">
            <Select
              options={sizes}
              value={String(search.size ?? DEFAULT)}
              onChange={({ target }) => onChange({ size: target.value ? Number(target.value) : undefined })}
            />
          </span>
        </label>
      </div>
    </div>
  );
};
