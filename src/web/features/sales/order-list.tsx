import { useInfiniteQuery } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { ExportOrders } from './export-orders.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderSearchForm } from './order-search-form.tsx';
import { OrderTable } from './order-table.tsx';
import { adminOrdersQuery } from './sales-queries.ts';
import { copy } from './copy.ts';

const { loading, notLoaded, retry, none, noneHint, noMatch, more } = copy.list;

type OrderListProps = { search: OrderSearch; onSearch: (search: OrderSearch) => void };

export const OrderList = ({ search, onSearch }: OrderListProps) => {
  const shop = useShop();
  const query = useInfiniteQuery(adminOrdersQuery(shop, search));
  const orders = query.data?.pages.flatMap((page) => page.orders);
  const isFiltered = search.q !== undefined || search.status !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <OrderSearchForm search={search} onSearch={onSearch} />
      <ExportOrders search={search} />
      <p role="status" className="sr-only">
        {isFiltered && orders && copy.list.found(orders.length, query.hasNextPage)}
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
      {orders?.length === 0 && (
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
      {orders && orders.length > 0 && <OrderTable orders={orders} />}
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
