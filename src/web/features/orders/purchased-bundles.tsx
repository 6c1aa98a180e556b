import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#shared/contract/order.ts';
import { backdropOf } from '#shared/industry-face.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { createPreviewSigner } from '#web/lib/server/storage-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { isBought } from './is-bought.ts';
import { OrderCover } from './order-cover.tsx';
import { SignedImage, type SignPreview } from './documents/signed-image.tsx';
import { SheetStack } from '#web/ui/paper/sheet-stack.tsx';
import { useOlderOrders } from './use-older-orders.ts';
import { copy } from './copy.ts';

const {
  open,
  openNamed,
  documents,
  making,
  refunded,
  disputed,
  closed: closedByShop,
  review,
  showOlder,
} = copy.bundles;

/** Each with its progress while it is being made. Orders nobody paid are left out. */
export const PurchasedBundles = ({ orders }: { orders: readonly Order[] }) => {
  const shop = useShop();
  const [sign] = useState(() => createPreviewSigner(shop));
  const { older, hasMore, isFetching, showMore } = useOlderOrders(orders);
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6.5">
        {[...orders, ...older].filter(isBought).map((order) => (
          <Bundle key={order.id} order={order} sign={sign} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" className="mt-6" busy={isFetching} onClick={showMore}>
          {showOlder}
        </Button>
      )}
    </>
  );
};

const Bundle = ({ order, sign }: { order: Order; sign: SignPreview }) => {
  const { product, firstPagePath, documentCount, generatedCount } = order;
  const closed = closedWord(order);
  const isMaking = !closed && generatedCount < documentCount;
  return (
    <Card as="li" className="group grid grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div
        className="relative overflow-hidden border-r border-line bg-desk"
        style={{ backgroundColor: backdropOf(product.industry) }}
      >
        <SheetStack fans className="mx-auto mt-5 mb-4 aspect-[17/22] w-[66%]">
          {firstPagePath ? (
            <SignedImage path={firstPagePath} alt="" sign={sign} />
          ) : (
            <OrderCover order={order} />
          )}
        </SheetStack>
      </div>
      <div className="flex min-w-0 flex-col px-5 py-4">
        <h2 className="text-lg leading-snug font-[620] tracking-[-0.012em] break-words">{product.name}</h2>
        <p className="mt-1 mb-3 font-mono text-xs text-quiet">
          No. {order.id} · {formatDay(order.createdAt)}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{documents(documentCount)}</span>
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

const closedWord = ({ status, isOpen, closedBy }: Order) => {
  if (status === 'refunded') return refunded;
  if (status === 'review') return review;
  if (closedBy === 'administrator') return closedByShop;
  return isOpen ? undefined : disputed;
};
