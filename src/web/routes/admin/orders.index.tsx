import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OrderList } from '#web/features/sales/order-list.tsx';
import { orderSearchOf } from '#web/features/sales/order-search.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';

const title = messages.admin.orders;

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: orderSearchOf,
  head: () => pageHead({ title, indexed: false }),
  component: AdminOrdersPage,
});

function AdminOrdersPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SellingPage title={title}>
      <OrderList search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </SellingPage>
  );
}
