import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminPage } from './admin-page.tsx';

/** A screen of the administration that has nothing to show yet. */
export const emptyAdminPage = (title: string) => ({
  head: () => pageHead({ title, indexed: false }),
  component: () => (
    <AdminPage title={title}>
      <EmptyState title={messages.admin.empty} />
    </AdminPage>
  ),
});
