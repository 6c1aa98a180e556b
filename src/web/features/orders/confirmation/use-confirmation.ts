import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ordersQuery } from '#web/lib/orders.ts';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { confirmationOf } from './confirmation.ts';
import { latestOrderQuery } from '#web/features/orders/order-queries.ts';

/** Waits for the payment that the buyer comes back from, then leads to its order. */
export const useConfirmation = (sessionId: string | undefined) => {
  const shop = useShop();
  const navigate = useNavigate();
  const query = latestOrderQuery(shop, sessionId);
  const { data: order } = useQuery(query);
  const { dataUpdateCount = 0, errorUpdateCount = 0 } = shop.queries.getQueryState(query.queryKey) ?? {};
  const known = confirmationOf(order, dataUpdateCount + errorUpdateCount);
  const paid = known.state === 'succeeded' ? order : undefined;

  useEffect(() => {
    if (!paid) return;
    if (selectedProduct.read()?.id === paid.product.id) selectedProduct.clear();
    void shop.queries.invalidateQueries(ordersQuery(shop));
    void navigate({ to: '/orders/$orderId', params: { orderId: String(paid.id) }, replace: true });
  }, [paid, navigate, shop]);

  return { known, askAgain: () => shop.queries.resetQueries({ queryKey: query.queryKey }) };
};
