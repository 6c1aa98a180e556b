import { createFileRoute } from '@tanstack/react-router';
import { OperationsScreen } from '#web/features/operations/operations-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';

const title = messages.admin.operations;

export const Route = createFileRoute('/admin/operations')({
  head: () => pageHead({ title, indexed: false }),
  component: AdminOperationsPage,
});

function AdminOperationsPage() {
  return (
    <AdminPage title={title}>
      <OperationsScreen />
    </AdminPage>
  );
}
