import { useQuery } from '@tanstack/react-query';
import { salesDays } from '#shared/limits/sales-days.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { copy } from '#web/features/sales/copy.ts';
import { salesByProductQuery, salesOverviewQuery } from '#web/features/sales/sales-queries.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Chips } from '#web/ui/forms/chips.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { ProductTable } from './product-table.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { DEFAULT_DAYS, type SalesSearch, salesSearchOf } from './sales-search.ts';

const { period, range, notLoaded, retry, allProducts, of } = copy.overview;

const periods = salesDays.map((days) => ({ value: String(days), label: range(days) }));

type SalesScreenProps = { search: SalesSearch; onSearch: (search: SalesSearch) => void };

export const SalesScreen = ({ search, onSearch }: SalesScreenProps) => {
  const shop = useShop();
  const { days = DEFAULT_DAYS, product } = search;
  const overview = useQuery(salesOverviewQuery(shop, { days, productId: product }));
  const byProduct = useQuery(salesByProductQuery(shop, days));
  const failed = [overview, byProduct].find(({ isError }) => isError);
  const name = byProduct.data?.find(({ id }) => id === product)?.name;
  return (
    <div className="flex flex-col gap-8">
      <Chips
        label={period}
        options={periods}
        chosen={String(days)}
        onChoose={(next) => onSearch(salesSearchOf({ ...search, days: next }))}
      />
      {failed?.error && (
        <NotLoaded
          title={notLoaded}
          reason={messageFor(failed.error).message}
          retry={retry}
          onRetry={failed.refetch}
        />
      )}
      <Sheet className="px-5 py-5 sm:px-6">
        {product !== undefined && (
          <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <strong className="wrap-anywhere font-semibold text-ink">{of(name ?? String(product))}</strong>
            <Button variant="link" size="sm" onClick={() => onSearch({ ...search, product: undefined })}>
              {allProducts}
            </Button>
          </p>
        )}
        {overview.data ? (
          <SalesFigures days={overview.data} />
        ) : (
          !overview.isError && <Skeleton className="h-64 w-full" />
        )}
      </Sheet>
      {byProduct.data && (
        <ProductTable
          products={byProduct.data}
          chosen={product}
          onChoose={(id) => onSearch({ ...search, product: id })}
        />
      )}
    </div>
  );
};
