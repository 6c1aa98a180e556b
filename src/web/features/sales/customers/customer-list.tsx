import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { customersQuery } from './customer-queries.ts';
import { type CustomerSearch, customerSearchOf } from './customer-search.ts';
import { CustomerTable } from './customer-table.tsx';
import { copy } from './copy.ts';

const { loading, notLoaded, retry, none, noneHint, noMatch, more, found } = copy.list;

type CustomerListProps = { search: CustomerSearch; onSearch: (search: CustomerSearch) => void };

export const CustomerList = ({ search, onSearch }: CustomerListProps) => {
  const shop = useShop();
  const { q = '' } = search;
  const query = useInfiniteQuery(customersQuery(shop, q));
  const customers = query.data?.pages.flatMap((page) => page.customers);
  const isFiltered = q !== '';
  return (
    <div className="flex flex-col gap-6">
      <SearchForm key={q} asked={q} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {isFiltered && customers && found(customers.length, query.hasNextPage)}
      </p>
      {query.isPending && <Feedback tone="busy">{loading}</Feedback>}
      {query.isError && (
        <Alert tone="error" title={notLoaded}>
          <p>{messageFor(query.error).message}</p>
          <Button size="sm" className="mt-3" onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </Alert>
      )}
      {customers?.length === 0 && (
        <EmptyState
          title={isFiltered ? noMatch : none}
          action={
            isFiltered && (
              <Button variant="ghost" onClick={() => onSearch({})}>
                {copy.search.clear}
              </Button>
            )
          }
        >
          {!isFiltered && noneHint}
        </EmptyState>
      )}
      {customers && customers.length > 0 && <CustomerTable customers={customers} />}
      {query.hasNextPage && (
        <Button
          variant="ghost"
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
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
