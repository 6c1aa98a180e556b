/**
 * What is about to be bought, in this tab: in another one it may be something else. It survives a reload, signing in,
 * and the way to the payment page and back.
 */
export type SelectedProduct = {
  id: number;
  name: string;
  /** In cents. */
  price: number;
  stripePriceId: string;
  stripeProductId: string;
  slug: string;
};

const KEY = 'bindery.selected-product';

export const selectedProduct = {
  read: (): SelectedProduct | undefined => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SelectedProduct> | null;
      return kept && typeof kept.stripePriceId === 'string' ? (kept as SelectedProduct) : undefined;
    } catch {
      return undefined;
    }
  },
  select: (product: SelectedProduct) => sessionStorage.setItem(KEY, JSON.stringify(product)),
  clear: () => sessionStorage.removeItem(KEY),
};
