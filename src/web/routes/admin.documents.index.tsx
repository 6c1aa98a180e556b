import { createFileRoute, Link } from '@tanstack/react-router';
import { TrialAnswers } from '#web/features/questions/trial/trial-answers.tsx';
import { DocumentsScreen } from '#web/features/templates/list/documents-screen.tsx';
import { listCopy } from '#web/features/templates/copy.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';

/** Believed as it stands: it is read with care where it is used, in code that only this page loads. */
const validateSearch = (search: { q?: string; page?: number; size?: number }) => search;

export const Route = createFileRoute('/admin/documents/')({
  validateSearch,
  head: () => pageHead({ title: messages.admin.documents, indexed: false }),
  component: DocumentsPage,
});

function DocumentsPage() {
  return (
    <AdminPage
      title={messages.admin.documents}
      actions={
        <Link to="/admin/documents/new" className={buttonStyles()}>
          {listCopy.upload}
        </Link>
      }
    >
      <DocumentsScreen renderAnswers={(trying) => <TrialAnswers {...trying} />} />
    </AdminPage>
  );
}
