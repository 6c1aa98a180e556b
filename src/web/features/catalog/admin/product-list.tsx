import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct } from '#shared/contract/product.ts';
import { productList } from '#shared/limits/product.ts';
import { pageOfNamed } from '#web/lib/page-of-named.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListedProduct } from './listed-product.tsx';
import { productsQuery } from './product-queries.ts';
import { copy } from './copy.ts';

const { loading, none, noneHint, noMatch, clearSearch, count, failed, tryAgain, pages, previous, next } =
  copy.list;

type ProductListProps = {
  search: string;
  page: number;
  onPage: (page: number) => void;
  onClearSearch: () => void;
};

/** Everything the shop sells, as its administrators see it. */
export const ProductList = ({ search, page, onPage, onClearSearch }: ProductListProps) => {
  const { data: products, isError, refetch } = useQuery(productsQuery(useShop()));
  const [leaving, setLeaving] = useState<AdminProduct>();
  if (isError && !products) {
    return (
      <Alert tone="error" title={failed}>
        <Button variant="link" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </Alert>
    );
  }
  if (!products) {
    return (
      <p role="status" className="flex items-center justify-center gap-2.5 py-20">
        <Spinner className="size-5 text-green" />
        {loading}
      </p>
    );
  }
  if (products.length === 0) return <EmptyState title={none}>{noneHint}</EmptyState>;
  const found = pageOfNamed(products, { q: search, page, size: productList.pageSize });
  return (
    <>
      <p role="status">
        <VisuallyHidden>{count(found.count)}</VisuallyHidden>
      </p>
      {found.count === 0 && (
        <EmptyState
          icon="search"
          title={noMatch(search)}
          action={
            <Button variant="ghost" onClick={onClearSearch}>
              {clearSearch}
            </Button>
          }
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6.5">
        {found.shown.map((product) => (
          <ListedProduct key={product.id} product={product} onDelete={() => setLeaving(product)} />
        ))}
      </ul>
      <div className="mt-8 flex justify-center">
        <Pagination
          label={pages}
          previousLabel={previous}
          nextLabel={next}
          page={found.page}
          pageCount={found.pageCount}
          onPageChange={onPage}
        />
      </div>
      <DeleteDialog product={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
};
