import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CustomerList } from '#web/features/sales/customers/customer-list.tsx';
import { customerSearchOf } from '#web/features/sales/customers/customer-search.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';

const title = messages.admin.customers;

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: customerSearchOf,
  head: () => pageHead({ title, indexed: false }),
  component: AdminCustomersPage,
});

function AdminCustomersPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SellingPage title={title}>
      <CustomerList search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </SellingPage>
  );
}
