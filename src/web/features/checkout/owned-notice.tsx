import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownedProductIds, ordersQuery } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { copy } from './copy.ts';

/** Buying twice is allowed, but nobody should do it by mistake. */
export const OwnedNotice = ({ productId }: { productId: number }) => {
  const shop = useShop();
  const { data: orders } = useQuery(ordersQuery(shop));
  const owned = orders?.find((order) => ownedProductIds([order]).has(productId));
  if (!owned) return null;
  return (
    <Alert title={copy.alreadyOwned}>
      {copy.alreadyOwnedHint}{' '}
      <Link
        to="/orders/$orderId"
        params={{ orderId: String(owned.id) }}
        className="underline underline-offset-4"
      >
        {copy.ownedOrder(owned.id)}
      </Link>
    </Alert>
  );
};
