import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { checkoutProductOf } from './checkout-product.ts';

const NOT_FOUND = 404;

/** The selected product, as soon as that `isKnown`; `isForSale` is false once the shop says that it has no such product any more. */
export const useCheckoutProduct = () => {
  const shop = useShop();
  // The server, which may have rendered the page, knows of none.
  const isKnown = useHydrated();
  const selected = useMemo(() => (isKnown ? selectedProduct.read() : undefined), [isKnown]);
  const { data, error } = useQuery({
    queryKey: ['checkout-product', selected?.slug],
    queryFn: async () => {
      const calls = await shop.calls();
      return calls.public.public.getProductWithDocuments.query(selected?.slug ?? '');
    },
    enabled: selected !== undefined,
    retry: (count, failure) => count < 1 && shopErrorOf(failure)?.status !== NOT_FOUND,
  });
  return {
    product: selected && checkoutProductOf(selected, data),
    isKnown,
    isForSale: shopErrorOf(error)?.status !== NOT_FOUND,
  };
};
