import { type ReactNode, useId } from 'react';
import type { Product } from '#shared/contract/product.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { words } from './words.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];
const FIRST_ROW = 3;

type ProductGridProps = {
  id: string;
  title: string;
  /** Undefined while they are being loaded. */
  products: readonly Product[] | undefined;
  /** What stands in place of the grid when there is nothing to show. */
  empty: ReactNode;
};

export const ProductGrid = ({ id, title, products, empty }: ProductGridProps) => {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} aria-busy={products === undefined} className="wrap py-16">
      <h2 id={titleId} className="mb-7 text-3xl font-[650]">
        {title}
      </h2>
      {products === undefined && (
        <p role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </p>
      )}
      {products?.length === 0 ? (
        empty
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6.5">
          {products?.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < FIRST_ROW} />
          )) ?? SKELETONS.map((key) => <ProductCardSkeleton key={key} />)}
        </ul>
      )}
    </section>
  );
};
