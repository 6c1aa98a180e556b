import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminPage } from '#web/shell/admin-page.tsx';

const title = messages.admin.products;

export const Route = createFileRoute('/admin/products/')({
  head: () => pageHead({ title, indexed: false }),
  component: ProductsPage,
});

function ProductsPage() {
  return (
    <AdminPage title={title}>
      <EmptyState title={messages.admin.empty} />
    </AdminPage>
  );
}
