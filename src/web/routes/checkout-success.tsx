import { createFileRoute, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { OrderConfirmation } from '#web/features/orders/confirmation/order-confirmation.tsx';
import { useConfirmation } from '#web/features/orders/confirmation/use-confirmation.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { MessagePage } from '#web/shell/pages/message-page.tsx';
import { TestModeBanner } from '#web/shell/test-mode-banner.tsx';

const { title, unpaid } = messages.checkoutSuccess;

export const Route = createFileRoute('/checkout-success')({
  ssr: false,
  validateSearch: ({ session_id: id }: Record<string, unknown>): { session_id?: string | undefined } => ({
    session_id: typeof id === 'string' && /^[\w-]{1,255}$/.test(id) ? id : undefined,
  }),
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title, indexed: false }),
  component: CheckoutSuccessPage,
});

function CheckoutSuccessPage() {
  const { site } = useRouteContext({ from: rootRouteId });
  const { session_id: sessionId } = Route.useSearch();
  const { known, askAgain } = useConfirmation(sessionId);
  const isUnpaid = known.state === 'failed' || known.state === 'refunded';
  return (
    <>
      <TestModeBanner />
      <MessagePage code={messages.shopName} title={isUnpaid ? unpaid : title}>
        <OrderConfirmation
          known={known}
          onAskAgain={() => void askAgain()}
          supportEmail={site.supportEmail}
        />
      </MessagePage>
    </>
  );
}
