import { ProductGrid } from './product-grid.tsx';
import type { ListingProduct } from './listing.ts';
import { copy } from './copy.ts';

/** What a search found that the customer has already: told apart from what they could buy. */
export const OwnedMatches = ({ products }: { products: readonly ListingProduct[] }) =>
  products.length > 0 && <ProductGrid title={copy.ownedMatches} products={products} areOwned empty={null} />;
