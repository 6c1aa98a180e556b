import { lazy, Suspense, useId } from 'react';
import type { Order } from '#shared/contract/order.ts';
import { messages } from '#web/lib/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { isBought } from './is-bought.ts';

const { title, none, missing, tryAgain } = messages.bundles;

/** Most visitors own nothing. */
const PurchasedBundles = lazy(async () => {
  const { PurchasedBundles: component } = await import('./purchased-bundles.tsx');
  return { default: component };
});

type YourBundlesProps = {
  orders: readonly Order[];
  /** While more may turn up, nobody is told that there is nothing. */
  isSettled: boolean;
  /** They could not be read. */
  isMissing: boolean;
  onRetry: () => void;
};

/** What a customer owns, which is what their page begins with. Orders nobody paid are left out. */
export const YourBundles = ({ orders, isSettled, isMissing, onRetry }: YourBundlesProps) => {
  const titleId = useId();
  const hasBought = orders.some(isBought);
  return (
    <section aria-labelledby={titleId} aria-busy={!isSettled} className="border-b border-line bg-desk">
      <div className="wrap py-10 md:py-14">
        <h1 id={titleId} className="mb-7 text-3xl font-[650]">
          {title}
        </h1>
        {hasBought && (
          <Suspense fallback={<Place />}>
            <PurchasedBundles orders={orders} />
          </Suspense>
        )}
        {!isSettled && <Place />}
        {isMissing && (
          <p className="flex flex-wrap items-center gap-4">
            {missing}
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {tryAgain}
            </Button>
          </p>
        )}
        {isSettled && !isMissing && !hasBought && <p>{none}</p>}
      </div>
    </section>
  );
};

/** As high as a bundle with a name of one line. */
const Place = () => <Skeleton className="h-46 w-full rounded-card md:w-[calc(50%-0.8125rem)]" />;
