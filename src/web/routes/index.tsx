import { createFileRoute, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { search } from '#shared/limits.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { ContactBlock } from '#web/features/home/contact-block.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { Steps } from '#web/features/home/steps.tsx';
import { messages } from '#web/lib/messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { homeHead } from '#web/shell/home-head.ts';

const PRODUCTS_ID = 'products';

/** What is searched for is part of the address. */
const validateSearch = ({ q }: Record<string, unknown>): { q?: string } =>
  typeof q === 'string' && q.trim() !== '' ? { q: q.trim().slice(0, search.maxLength) } : {};

export const Route = createFileRoute('/')({
  validateSearch,
  // Taken once on the server: the browser may live in another day.
  loader: ({ context }) => ({
    date: new Date().toLocaleDateString('en-US', { timeZone: context.site.timeZone }),
  }),
  staleTime: Infinity,
  head: ({ match }) => homeHead(match.context.site.publicUrl),
  component: Home,
});

function Home() {
  const { site } = useRouteContext({ from: rootRouteId });
  const { date } = Route.useLoaderData();
  return (
    <>
      <Hero productsId={PRODUCTS_ID} date={date} />
      <ProductGrid
        id={PRODUCTS_ID}
        title={messages.products.ours}
        products={[]}
        empty={<EmptyState title={messages.products.none}>{messages.products.noneHint}</EmptyState>}
      />
      <Steps />
      <ContactBlock supportEmail={site.supportEmail} />
    </>
  );
}
