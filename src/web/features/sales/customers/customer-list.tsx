import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { FoundList } from '#web/features/sales/found-list.tsx';
import { customersQuery } from './customer-queries.ts';
import { type CustomerSearch, customerSearchOf } from './customer-search.ts';
import { CustomerTable } from './customer-table.tsx';
import { copy } from './copy.ts';

const words = { ...copy.list, clear: copy.search.clear };

type CustomerListProps = { search: CustomerSearch; onSearch: (search: CustomerSearch) => void };

export const CustomerList = ({ search, onSearch }: CustomerListProps) => {
  const shop = useShop();
  const { q = '' } = search;
  const query = useInfiniteQuery(customersQuery(shop, q));
  const customers = query.data?.pages.flatMap((page) => page.customers);
  return (
    <div className="flex flex-col gap-6">
      <SearchForm key={q} asked={q} onSearch={onSearch} />
      <FoundList
        query={query}
        count={customers?.length}
        isFiltered={q !== ''}
        words={words}
        onClear={() => onSearch({})}
      >
        <CustomerTable customers={customers ?? []} />
      </FoundList>
    </div>
  );
};

const SearchForm = ({ asked, onSearch }: { asked: string; onSearch: CustomerListProps['onSearch'] }) => {
  const [q, setQ] = useState(asked);
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(customerSearchOf({ q }));
  };
  return (
    <form role="search" onSubmit={find} className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow sm:max-w-96">
        <Field label={copy.search.label}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={textLength.email}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="ghost">
        {copy.search.submit}
      </Button>
    </form>
  );
};
