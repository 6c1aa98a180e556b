import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminPage } from '#web/shell/admin-page.tsx';

const title = messages.admin.upload;

export const Route = createFileRoute('/admin/documents/new')({
  head: () => pageHead({ title, indexed: false }),
  component: NewDocumentsPage,
});

function NewDocumentsPage() {
  return (
    <AdminPage title={title}>
      <EmptyState title={messages.admin.empty} />
    </AdminPage>
  );
}
