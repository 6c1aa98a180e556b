import { createFileRoute } from '@tanstack/react-router';
import { NewQuestion } from '#web/features/questions/admin/new-question.tsx';
import { UploadScreen } from '#web/features/templates/upload/upload-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';

export const Route = createFileRoute('/admin/documents/new')({
  head: () => pageHead({ title: messages.admin.upload, indexed: false }),
  component: NewDocumentsPage,
});

function NewDocumentsPage() {
  return (
    <AdminPage title={messages.admin.upload}>
      <UploadScreen renderQuestion={(asking) => <NewQuestion {...asking} />} />
    </AdminPage>
  );
}
