import { Link } from '@tanstack/react-router';
import type { CustomerAnswers } from '#shared/contract/question.ts';
import { useOrders } from '#web/lib/orders.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { copy } from './copy.ts';

/** The orders whose documents were made with other answers, with the way to make them again. */
export const OutdatedOrders = ({ outdated }: Pick<CustomerAnswers, 'outdated'>) => {
  const { orders } = useOrders();
  const names = new Map(orders.map(({ id, product }) => [id, product.name]));
  if (outdated.length === 0) return null;
  return (
    <Alert title={copy.outdated}>
      <ul className="mt-1 flex flex-col gap-1">
        {outdated.map(({ orderId, documentCount }) => (
          <li key={orderId} className="wrap-anywhere">
            <Link
              to="/orders/$orderId/questions"
              params={{ orderId: String(orderId) }}
              search={{ step: 'end' }}
              className="underline underline-offset-4 hover:text-ink"
            >
              {copy.order(orderId, names.get(orderId))}
            </Link>
            {`: ${copy.documents(documentCount)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
