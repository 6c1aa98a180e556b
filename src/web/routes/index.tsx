import { createFileRoute, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import type { SiteConfig } from '#shared/site-config.ts';
import { ProductListing } from '#web/features/catalog/product-listing.tsx';
import {
  findListing,
  findListingAndDemo,
  readListingQuery,
  type ListingQuery,
} from '#web/features/catalog/listing.ts';
import { useDemoProgress } from '#web/features/catalog/use-demo-progress.ts';
import { ContactBlock } from '#web/features/home/contact-block.tsx';
import { FirstSteps } from '#web/features/home/first-steps.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { Steps } from '#web/features/home/steps.tsx';
import { YourBundles } from '#web/features/orders/your-bundles.tsx';
import { useCustomer } from '#web/lib/session/customer.ts';
import { messages } from '#web/lib/messages.ts';
import { ownedProductIds, useOrders } from '#web/lib/orders.ts';
import { homeHead } from '#web/shell/home-head.ts';

const PRODUCTS_ID = 'products';
const FRESH_MS = 30_000;

const FirstStepsOf = ({ site: { firstSteps, isTestMode } }: { site: SiteConfig }) =>
  firstSteps && <FirstSteps steps={firstSteps} takesTestCards={isTestMode} />;

export const Route = createFileRoute('/')({
  validateSearch: readListingQuery,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({
    date: new Date().toLocaleDateString('en-US', { timeZone: context.site.timeZone }),
    ...(await findListingAndDemo(context, deps)),
  }),
  staleTime: FRESH_MS,
  head: ({ match, loaderData }) =>
    homeHead(match.context.site.publicUrl, loaderData?.listing?.products[0]?.cover?.src),
  component: Home,
});

function Home() {
  const context = useRouteContext({ from: rootRouteId });
  const { date, listing, demoProgress } = Route.useLoaderData();
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { customer } = useCustomer();
  const { orders, isSettled, isMissing, loadAgain } = useOrders();
  const demo = useDemoProgress(demoProgress, () => void router.invalidate());
  const show = (search: ListingQuery) => navigate({ search, replace: true, resetScroll: false });
  return (
    <>
      {customer ? (
        <YourBundles orders={orders} isSettled={isSettled} isMissing={isMissing} onRetry={loadAgain} />
      ) : (
        <div className="signed-out-only">
          <FirstStepsOf site={context.site} />
          <Hero productsId={PRODUCTS_ID} date={date} />
        </div>
      )}
      <ProductListing
        id={PRODUCTS_ID}
        title={customer ? messages.products.more : messages.products.ours}
        listing={listing}
        query={query}
        owned={isSettled ? ownedProductIds(orders) : undefined}
        demo={demo}
        supportEmail={context.site.supportEmail}
        loadAfter={(cursor) => findListing(context, query, cursor)}
        onIndustry={(industry) => void show({ q: query.q, industry })}
        onClear={() => void show({})}
        onRetry={() => void router.invalidate()}
      />
      {customer && (
        <div className="mb-14">
          <Hero productsId={PRODUCTS_ID} date={date} ownName={customer.businessDetails[0]?.name} level={2} />
        </div>
      )}
      <Steps />
      {customer && (
        <div className="[&>.first-steps]:mb-18 [&>.first-steps]:border-t">
          <FirstStepsOf site={context.site} />
        </div>
      )}
      <ContactBlock supportEmail={context.site.supportEmail} />
    </>
  );
}
