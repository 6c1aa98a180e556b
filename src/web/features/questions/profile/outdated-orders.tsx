import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orderQuestionsQuery } from '#web/features/questions/interview/question-queries.ts';
import { useOrders } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { copy } from './copy.ts';

/** So many of the newest are looked at: what is older is said on its own page. */
const MOST_LOOKED_AT = 10;

/** The orders whose documents were made with other answers, with the way to make them again. */
export const OutdatedOrders = ({ isSaved }: { isSaved: boolean }) => {
  const shop = useShop();
  const { orders } = useOrders();
  const open = orders.filter((order) => order.isOpen).slice(0, MOST_LOOKED_AT);
  const results = useQueries({ queries: open.map(({ id }) => orderQuestionsQuery(shop, id)) });
  useEffect(() => {
    if (isSaved) void shop.queries.invalidateQueries({ queryKey: ['order-questions'] });
  }, [isSaved, shop]);
  const outdated = open.flatMap(({ id, product }, index) => {
    const count = results[index]?.data?.outdated.length ?? 0;
    return count === 0 ? [] : [{ id, name: product.name, count }];
  });
  if (outdated.length === 0) return null;
  return (
    <Alert title={copy.outdated}>
      <ul className="mt-1 flex flex-col gap-1">
        {outdated.map(({ id, name, count }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to="/orders/$orderId/questions"
              params={{ orderId: String(id) }}
              search={{ step: 'end' }}
              className="underline underline-offset-4 hover:text-ink"
            >
              {copy.order(id, name)}
            </Link>
            {`: ${copy.documents(count)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
