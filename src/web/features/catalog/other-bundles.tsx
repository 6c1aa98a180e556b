import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PageContext } from '#shared/page-context.ts';
import { ownedProductIds, useOrders } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { listingProduct, type ListingProduct } from './listing.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { copy } from './copy.ts';

const HOW_MANY = 6;

/** For a page that the server renders. */
export const findOtherBundles = async ({
  catalog,
  reportError,
}: Pick<PageContext, 'catalog' | 'reportError'>) => {
  try {
    const { products } = await catalog.productPage({ limit: HOW_MANY });
    return products.map(listingProduct);
  } catch (error) {
    reportError(error);
    return undefined;
  }
};

type OtherBundlesProps = {
  /** What the page came with. */
  first?: ListingProduct[] | undefined;
};

/** Something to choose from, where nothing was chosen. */
export const OtherBundles = ({ first }: OtherBundlesProps) => {
  const shop = useShop();
  const titleId = useId();
  const { data: bundles, isPending } = useQuery({
    queryKey: ['other-bundles'],
    queryFn: async () => {
      const calls = await shop.calls();
      const { products } = await calls.public.public.productPage.query({ limit: HOW_MANY });
      return products.map(listingProduct);
    },
    initialData: first,
  });
  const owned = ownedProductIds(useOrders().orders);
  if (!isPending && !bundles?.length) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isPending}>
      <h2 id={titleId} className="mb-5 text-2xl font-[650]">
        {copy.choose}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6.5">
        {bundles?.map((product) => (
          <ProductCard key={product.id} product={product} isOwned={owned.has(product.id)} eager />
        )) ?? [1, 2, 3].map((key) => <ProductCardSkeleton key={key} />)}
      </ul>
    </section>
  );
};
