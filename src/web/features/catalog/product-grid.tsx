import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import type { ListingProduct } from './listing.ts';
import { copy } from './copy.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];

type ProductGridProps = {
  title: string;
  /** Undefined while they are being loaded. */
  products: readonly ListingProduct[] | undefined;
  /** What stands in place of the grid when there is nothing to show. */
  empty: ReactNode;
  /** Beside the title. */
  filters?: ReactNode;
  /** What has come of a search, to be read out. */
  announcement?: string | undefined;
  /** Whether the customer has them already. */
  areOwned?: boolean;
  /** Further cards, after the products. */
  arriving?: ReactNode;
  /** Below the grid. */
  children?: ReactNode;
};

export const ProductGrid = (props: ProductGridProps) => {
  const { title, products, empty, filters, announcement, areOwned, arriving, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={products === undefined}
      className={`wrap pt-16 ${areOwned ? '' : 'pb-16'}`}
    >
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id={titleId} className="text-3xl font-[650]">
          {title}
        </h2>
        {filters}
      </div>
      <p role="status">
        <VisuallyHidden>{products === undefined ? copy.loading : announcement}</VisuallyHidden>
      </p>
      {products?.length === 0 && !arriving ? (
        empty
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6.5">
          {products?.map((product, index) => (
            <ProductCard key={product.id} product={product} isOwned={areOwned} eager={index === 0} />
          )) ?? SKELETONS.map((key) => <ProductCardSkeleton key={key} />)}
          {products && arriving}
        </ul>
      )}
      {children}
    </section>
  );
};
