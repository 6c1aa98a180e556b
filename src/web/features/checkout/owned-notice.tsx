import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownedProductIds, ordersQuery } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/use-shop.ts';
import { Alert } from '#web/ui/alert.tsx';
import { words } from './words.ts';

/** Buying twice is allowed, but nobody should do it by mistake. */
export const OwnedNotice = ({ productId }: { productId: number }) => {
  const shop = useShop();
  const { data: orders } = useQuery(ordersQuery(shop));
  const owned = orders?.find((order) => ownedProductIds([order]).has(productId));
  if (!owned) return null;
  return (
    <Alert title={words.alreadyOwned}>
      {words.alreadyOwnedHint}{' '}
      <Link
        to="/orders/$orderId"
        params={{ orderId: String(owned.id) }}
        className="underline underline-offset-4"
      >
        {words.ownedOrder(owned.id)}
      </Link>
    </Alert>
  );
};
