import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalQueue } from '#web/features/withdrawals/admin/withdrawal-queue.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';

const title = messages.admin.withdrawals;

export const Route = createFileRoute('/admin/withdrawals')({
  validateSearch: ({ state }: Record<string, unknown>): { state?: 'answered' | undefined } => ({
    state: state === 'answered' ? state : undefined,
  }),
  head: () => pageHead({ title, indexed: false }),
  component: AdminWithdrawalsPage,
});

function AdminWithdrawalsPage() {
  const { state = 'open' } = Route.useSearch();
  return (
    <SellingPage title={title}>
      <WithdrawalQueue state={state} />
    </SellingPage>
  );
}
