import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SalesScreen } from '#web/features/sales/overview/sales-screen.tsx';
import { salesSearchOf } from '#web/features/sales/overview/sales-search.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';

const title = messages.admin.sales;

export const Route = createFileRoute('/admin/sales')({
  validateSearch: salesSearchOf,
  head: () => pageHead({ title, indexed: false }),
  component: AdminSalesPage,
});

function AdminSalesPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SellingPage title={title}>
      <SalesScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </SellingPage>
  );
}
