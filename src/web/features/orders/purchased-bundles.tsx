import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Order } from '#shared/contract/order.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SheetStack } from '#web/ui/paper/sheet-stack.tsx';
import { useOlderOrders } from './use-older-orders.ts';
import { copy } from './copy.ts';

const { title, open, openNamed, documents, making, refunded, disputed, review, showOlder } = copy.bundles;

const BOUGHT = new Set<Order['status']>(['succeeded', 'refunded', 'review']);

/** What a customer owns, with its progress while it is being made. Orders nobody paid are left out. */
export const PurchasedBundles = ({ orders }: { orders: readonly Order[] }) => {
  const titleId = useId();
  const { older, hasMore, isFetching, showMore } = useOlderOrders(orders);
  const bought = [...orders, ...older].filter(({ status }) => BOUGHT.has(status));
  if (bought.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="wrap pt-14 pb-2">
      <h2 id={titleId} className="mb-7 text-3xl font-[650]">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6.5">
        {bought.map((order) => (
          <Bundle key={order.id} order={order} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" className="mt-6" busy={isFetching} onClick={showMore}>
          {showOlder}
        </Button>
      )}
    </section>
  );
};

const Bundle = ({ order }: { order: Order }) => {
  const { product, documentCount, generatedCount } = order;
  const closed = closedWord(order);
  const isMaking = !closed && generatedCount < documentCount;
  return (
    <Card as="li" className="group grid grid-cols-[6.5rem_minmax(0,1fr)]">
      <div className="relative overflow-hidden border-r border-line bg-desk">
        <SheetStack fans className="mx-auto mt-5 h-40 w-[58%]">
          {product.image && (
            <img
              src={product.image.src}
              alt=""
              width={product.image.width}
              height={product.image.height}
              loading="lazy"
              className="size-full object-cover object-top"
            />
          )}
        </SheetStack>
      </div>
      <div className="flex min-w-0 flex-col px-5 py-4">
        <h3 className="text-lg leading-snug font-[620] tracking-[-0.012em] break-words">{product.name}</h3>
        <p className="mt-1 mb-3 font-mono text-xs text-quiet">
          No. {order.id} · {formatDay(order.createdAt)} · {documents(documentCount)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-32 grow">
            {isMaking && (
              <Progress
                label={making(generatedCount, documentCount)}
                percent={(generatedCount / Math.max(documentCount, 1)) * 100}
              />
            )}
            {closed && <Badge tone="wrong">{closed}</Badge>}
          </div>
          <Link
            to="/orders/$orderId"
            params={{ orderId: String(order.id) }}
            aria-label={openNamed(product.name)}
            className={buttonStyles({ variant: 'ghost', size: 'sm' })}
          >
            {open}
          </Link>
        </div>
      </div>
    </Card>
  );
};

const closedWord = ({ status, isOpen }: Order) => {
  if (status === 'refunded') return refunded;
  if (status === 'review') return review;
  return isOpen ? undefined : disputed;
};
