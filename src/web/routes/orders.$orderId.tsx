import { createFileRoute, redirect, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import { OrderPageSkeleton } from '#web/features/orders/order-page-skeleton.tsx';
import { QuestionsStrip } from '#web/features/questions/interview/questions-strip.tsx';
import { WithdrawLink } from '#web/features/withdrawals/withdraw-link.tsx';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { orNotFound } from '#web/lib/server/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { TestModeBanner } from '#web/shell/test-mode-banner.tsx';

export const Route = createFileRoute('/orders/$orderId')({
  ssr: false,
  beforeLoad: async (guarded) => {
    await onlyCustomers(guarded);
    if (!/^[1-9]\d*$/.test(guarded.params.orderId)) throw redirect({ to: '/404', replace: true });
  },
  loader: async ({ context: { shop }, params }) => {
    // Loaders are part of every page's code unless what they need is fetched like this.
    const [{ orderQuery }, { orderQuestionsQuery }] = await Promise.all([
      import('#web/features/orders/order-queries.ts'),
      import('#web/features/questions/interview/question-queries.ts'),
    ]);
    const orderId = Number(params.orderId);
    // Sent along, so that nothing moves on the page once it is known whether something is asked.
    const [order] = await Promise.all([
      orNotFound(shop.queries.fetchQuery(orderQuery(shop, orderId))),
      shop.queries.prefetchQuery(orderQuestionsQuery(shop, orderId)),
    ]);
    return order;
  },
  head: ({ params }) => pageHead({ title: messages.order.title(params.orderId), indexed: false }),
  pendingComponent: OrderPageSkeleton,
  component: OrderRoute,
});

function OrderRoute() {
  const { site } = useRouteContext({ from: rootRouteId });
  const order = Route.useLoaderData();
  return (
    <>
      <TestModeBanner />
      <OrderPage
        key={order.id}
        order={order}
        supportEmail={site.supportEmail}
        questions={<QuestionsStrip orderId={order.id} />}
        withdrawal={site.market === 'eu' && <WithdrawLink orderId={order.id} />}
      />
    </>
  );
}
