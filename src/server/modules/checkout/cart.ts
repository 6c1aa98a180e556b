import { createHash } from 'node:crypto';
import { DomainError } from '#server/kernel/domain-error.ts';
import { cart } from '#shared/limits/cart.ts';
import { checkout } from './checkout-limits.ts';
import type { PricedProduct } from './priced-product-repo.ts';

export type CheckoutItem = { stripePriceId: string; quantity: number };

type CartItem = {
  productId: number;
  name: string;
  slug: string;
  priceId: string;
  priceInCents: number;
  quantity: number;
};

export type Cart = {
  items: CartItem[];
  amountInCents: number;
  /** Equal for carts that hold the same, in whatever order. */
  key: string;
};

/** What is bought, by the shop's own prices; the browser only names them. */
export const cartOf = (wanted: readonly CheckoutItem[], products: readonly PricedProduct[]): Cart => {
  const byPrice = new Map(products.map((product) => [product.priceId, product]));
  const items = [...quantities(wanted)].map(([priceId, quantity]): CartItem => {
    const product = byPrice.get(priceId);
    if (!product) throw new DomainError('checkout.not-for-sale');
    if (quantity > cart.maxQuantity) throw new DomainError('checkout.too-many');
    return { ...product, quantity };
  });
  const amountInCents = items.reduce((sum, { priceInCents, quantity }) => sum + priceInCents * quantity, 0);
  if (amountInCents > checkout.maxTotalInCents) throw new DomainError('checkout.too-much');
  return { items, amountInCents, key: keyOf(items) };
};

const quantities = (wanted: readonly CheckoutItem[]) => {
  const sums = new Map<string, number>();
  for (const { stripePriceId, quantity } of wanted)
    sums.set(stripePriceId, (sums.get(stripePriceId) ?? 0) + quantity);
  return sums;
};

/** With the prices: after a change of price the same products are another cart. */
const keyOf = (items: readonly CartItem[]) => {
  const lines = items.map(({ priceId, priceInCents, quantity }) => `${priceId} ${priceInCents} ${quantity}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url');
};
