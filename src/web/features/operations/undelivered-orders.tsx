import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Operations } from '#shared/contract/operations.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Card } from '#web/ui/paper/card.tsx';
import { anchors } from './concern-words.ts';
import { formatAge } from './format-age.ts';
import { refreshOperations } from './operations-queries.ts';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const { title, progress, paid, more, again, againOf, restarted } = copy.undelivered;

export const UndeliveredOrders = ({ count, orders, at }: Operations['undelivered'] & { at: string }) => {
  const shop = useShop();
  const retry = useMutation({
    mutationFn: async (orderId: number) => {
      await (await shop.calls()).admin.retryGeneration.mutate({ orderId });
      return orderId;
    },
    onSettled: () => refreshOperations(shop),
  });
  if (count === 0 && retry.isIdle) return null;
  return (
    <Section id={anchors.undelivered} title={`${title} (${count})`}>
      {orders.length > 0 && (
        <Card>
          <ul>
            {orders.map((order) => (
              <li
                key={order.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
              >
                <div className="min-w-0 grow">
                  <p className="flex flex-wrap items-baseline gap-x-3">
                    <Link
                      to="/admin/orders/$orderId"
                      params={{ orderId: String(order.id) }}
                      className="font-mono text-xs text-ink underline underline-offset-4"
                    >
                      {copy.jobs.order(order.id)}
                    </Link>
                    <span className="wrap-anywhere text-ink">{order.email}</span>
                  </p>
                  <p className="text-sm text-quiet">
                    {paid(formatAge(order.paidAt, at))},{' '}
                    {progress(order.generatedCount, order.documentCount, order.failedCount)}
                  </p>
                  {order.failure && <p className="text-sm text-ink wrap-anywhere">{order.failure}</p>}
                </div>
                {order.failedCount > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={againOf(order.id)}
                    busy={retry.isPending && retry.variables === order.id}
                    onClick={() => retry.mutate(order.id)}
                  >
                    {again}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {count > orders.length && <p className="mt-2 text-sm text-quiet">{more(count - orders.length)}</p>}
      <div className="mt-2">
        <Feedback tone={retry.error ? 'error' : 'success'}>
          {retry.error ? messageFor(retry.error).message : retry.data && restarted(retry.data)}
        </Feedback>
      </div>
    </Section>
  );
};
