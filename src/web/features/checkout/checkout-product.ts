import type { ProductWithDocuments } from '#shared/contract/product.ts';
import type { SelectedProduct } from '#web/lib/selected-product.ts';

/** What is about to be bought, as it is sold now: between choosing and paying its price may have changed. */
export type CheckoutProduct = {
  id: number;
  slug: string;
  name: string;
  price: number;
  stripePriceId: string;
  hasNewPrice: boolean;
  /** Undefined until they are loaded. */
  documents: ProductWithDocuments['documents'] | undefined;
};

export const checkoutProductOf = (
  selected: SelectedProduct,
  current: ProductWithDocuments | undefined,
): CheckoutProduct => ({
  id: selected.id,
  slug: selected.slug,
  name: current?.name ?? selected.name,
  price: current?.price ?? selected.price,
  stripePriceId: current?.stripePriceId ?? selected.stripePriceId,
  hasNewPrice: current !== undefined && current.price !== selected.price,
  documents: current?.documents,
});
