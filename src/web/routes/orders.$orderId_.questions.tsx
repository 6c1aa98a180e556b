import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { LineItem } from '#shared/contract/order.ts';
import { DocumentLightbox } from '#web/features/orders/documents/document-lightbox.tsx';
import { OrderPageSkeleton } from '#web/features/orders/order-page-skeleton.tsx';
import { lineItemsQuery, orderQuery } from '#web/features/orders/order-queries.ts';
import { Interview } from '#web/features/questions/interview/interview.tsx';
import { resumeAt } from '#web/features/questions/interview/interview-position.ts';
import { type Step, stepOf } from '#web/features/questions/interview/interview-step.ts';
import { orderQuestionsQuery } from '#web/features/questions/interview/question-queries.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { orNotFound } from '#web/lib/server/or-not-found.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { TestModeBanner } from '#web/shell/test-mode-banner.tsx';

declare module '@tanstack/history' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface HistoryState {
    /** The screen before is the entry before, so that going back to it is the browser's Back. */
    isNextScreen?: boolean;
  }
}

export const Route = createFileRoute('/orders/$orderId_/questions')({
  ssr: false,
  validateSearch: ({ step }: Record<string, unknown>): { step?: Step | undefined } => ({
    step: stepOf(step),
  }),
  beforeLoad: async (guarded) => {
    await onlyCustomers(guarded);
    if (!/^[1-9]\d*$/.test(guarded.params.orderId)) throw redirect({ to: '/404', replace: true });
  },
  loader: async ({ context: { shop }, params }) => {
    const orderId = Number(params.orderId);
    const [order, asked] = await orNotFound(
      Promise.all([
        shop.queries.fetchQuery(orderQuery(shop, orderId)),
        shop.queries.fetchQuery(orderQuestionsQuery(shop, orderId)),
      ]),
    );
    if (!order.isOpen || asked.questions.length === 0)
      throw redirect({ to: '/orders/$orderId', params, replace: true });
    return asked;
  },
  head: ({ params }) => pageHead({ title: messages.order.questions(params.orderId), indexed: false }),
  pendingComponent: OrderPageSkeleton,
  component: QuestionsRoute,
});

function QuestionsRoute() {
  const loaded = Route.useLoaderData();
  const { orderId } = loaded;
  const shop = useShop();
  const { history } = useRouter();
  const navigate = useNavigate({ from: Route.fullPath });
  const { step } = Route.useSearch();
  const [resumed] = useState(() => resumeAt(loaded));
  const { data: asked = loaded } = useQuery(orderQuestionsQuery(shop, orderId));
  const { data: items = [] } = useQuery(lineItemsQuery(shop, orderId));
  const [viewed, setViewed] = useState<LineItem>();
  const goBack = (to: Step) => {
    if (history.location.state.isNextScreen) history.back();
    else void navigate({ search: { step: to }, replace: true });
  };
  const followAgain = async () => {
    shop.queries.removeQueries({ queryKey: ['preview'] });
    await Promise.all(
      [lineItemsQuery, orderQuestionsQuery, orderQuery].map((query) =>
        shop.queries.invalidateQueries({ queryKey: query(shop, orderId).queryKey }),
      ),
    );
    await navigate({ to: '/orders/$orderId', params: { orderId: String(orderId) }, replace: true });
  };
  return (
    <>
      <TestModeBanner />
      <Interview
        // With another set of questions it begins anew; what was typed is kept.
        key={[orderId, ...asked.questions.map((question) => question.key)].join(' ')}
        asked={asked}
        step={step ?? resumed}
        onGo={(to) => void navigate({ search: { step: to }, state: { isNextScreen: true } })}
        onBack={goBack}
        readyIds={new Set(items.filter(({ status }) => status === 'GENERATED').map(({ id }) => id))}
        onView={(id) => setViewed(items.find((item) => item.id === id))}
        onApplied={followAgain}
      />
      {viewed && (
        <DocumentLightbox
          key={viewed.id}
          orderId={orderId}
          item={viewed}
          onShown={() => {}}
          onClose={() => setViewed(undefined)}
        />
      )}
    </>
  );
}
