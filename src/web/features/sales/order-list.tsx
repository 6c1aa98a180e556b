import { useInfiniteQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { ExportOrders } from './export-orders.tsx';
import { FoundList } from './found-list.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderSearchForm } from './order-search-form.tsx';
import { OrderTable } from './order-table.tsx';
import { adminOrdersQuery } from './sales-queries.ts';
import { copy } from './copy.ts';

const words = { ...copy.list, clear: copy.search.clear };

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
      <FoundList
        query={query}
        count={orders?.length}
        isFiltered={isFiltered}
        words={words}
        onClear={() => onSearch({})}
      >
        <OrderTable orders={orders ?? []} />
      </FoundList>
    </div>
  );
};
