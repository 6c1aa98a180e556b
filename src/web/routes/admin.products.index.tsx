import { createFileRoute, Link } from '@tanstack/react-router';
import { textLength as searchLimits } from '#shared/limits/text-length.ts';
import { ProductList } from '#web/features/catalog/admin/product-list.tsx';
import { copy } from '#web/features/catalog/admin/copy.ts';
import { addressText } from '#web/lib/address-text.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';

type ListSearch = { q?: string | undefined; page?: number | undefined };

export const Route = createFileRoute('/admin/products/')({
  validateSearch: ({ q, page }: Record<string, unknown>): ListSearch => ({
    q: addressText(q),
    page: typeof page === 'number' && page > 1 ? Math.floor(page) : undefined,
  }),
  head: () => pageHead({ title: messages.admin.products, indexed: false }),
  component: ProductsPage,
});

function ProductsPage() {
  const { q = '', page = 1 } = Route.useSearch();
  const { typed, type } = useTypedSearch(q);
  const navigate = Route.useNavigate();
  const search = (wanted: string) => {
    type(wanted);
    void navigate({ search: wanted ? { q: wanted } : {}, replace: true });
  };
  return (
    <AdminPage
      title={messages.admin.products}
      actions={
        <div className="flex grow flex-wrap justify-end gap-3">
          <SearchField
            label={copy.list.search}
            value={typed}
            maxLength={searchLimits.search}
            onChange={search}
            className="w-full sm:w-64"
          />
          <Link to="/admin/products/new" className={buttonStyles()}>
            <Icon name="plus" className="size-4.5" />
            {copy.list.create}
          </Link>
        </div>
      }
    >
      <ProductList
        search={typed}
        page={page}
        onPage={(next) => void navigate({ search: { ...(typed && { q: typed }), page: next } })}
        onClearSearch={() => search('')}
      />
    </AdminPage>
  );
}
