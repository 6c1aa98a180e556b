import { createFileRoute } from '@tanstack/react-router';
import { QuestionList } from '#web/features/questions/admin/question-list.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';

const title = messages.admin.questions;

export const Route = createFileRoute('/admin/questions')({
  head: () => pageHead({ title, indexed: false }),
  component: AdminQuestionsPage,
});

function AdminQuestionsPage() {
  return (
    <AdminPage title={title}>
      <QuestionList />
    </AdminPage>
  );
}
