import { createFileRoute, notFound } from '@tanstack/react-router';
import { WithdrawFromContract } from '#web/features/withdrawals/withdraw-from-contract.tsx';
import { copy } from '#web/features/withdrawals/copy.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';

/** For consumers in the European Union; in other shops there is no such page. */
export const Route = createFileRoute('/withdraw/')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: number | undefined } => ({
    order: typeof order === 'number' && Number.isSafeInteger(order) && order > 0 ? order : undefined,
  }),
  beforeLoad: ({ context }) => {
    if (context.site.market !== 'eu') throw notFound();
  },
  head: () => pageHead({ title: messages.withdraw }),
  component: WithdrawPage,
});

function WithdrawPage() {
  const { order } = Route.useSearch();
  return (
    <PanelPage title={messages.withdraw} text={copy.text}>
      <WithdrawFromContract orderId={order} />
    </PanelPage>
  );
}
