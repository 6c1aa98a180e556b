import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownedProductIds, useOrders } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { listingProduct } from './listing.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { copy } from './copy.ts';

const HOW_MANY = 6;

/** Something to choose from, where nothing was chosen. */
export const OtherBundles = () => {
  const shop = useShop();
  const titleId = useId();
  const { data: page, isPending } = useQuery({
    queryKey: ['other-bundles'],
    queryFn: async () => (await shop.calls()).public.public.productPage.query({ limit: HOW_MANY }),
  });
  const owned = ownedProductIds(useOrders().orders);
  if (!isPending && !page?.products.length) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isPending}>
      <h2 id={titleId} className="mb-5 text-2xl font-[650]">
        {copy.choose}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6.5">
        {page?.products.map((product) => (
          <ProductCard
            key={product.id}
            product={listingProduct(product)}
            isOwned={owned.has(product.id)}
            eager
          />
        )) ?? [1, 2, 3].map((key) => <ProductCardSkeleton key={key} />)}
      </ul>
    </section>
  );
};
