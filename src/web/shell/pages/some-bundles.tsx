import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatPrice } from '#shared/money.ts';
import { ownedProductIds, useOrders } from '#web/lib/orders.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { PriceNote } from '#web/ui/price-note.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';

const HOW_MANY = 3;
const TITLE = 'Or look at one of these bundles';
const OWNED = 'You own this';

/** A way on for somebody who did not find what they came for. Nothing, where there is nothing to show. */
export const SomeBundles = () => {
  const shop = useShop();
  const titleId = useId();
  const { data: page } = useQuery({
    queryKey: ['some-bundles'],
    queryFn: async () => (await shop.calls()).public.public.productPage.query({ limit: HOW_MANY }),
    retry: false,
  });
  const owned = ownedProductIds(useOrders().orders);
  if (!page?.products.length) return null;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="text-md font-semibold text-ink">
        {TITLE}
      </h2>
      <ul className="mt-2 border-t border-line">
        {page.products.map(({ id, slug, name, price }) => (
          <li key={id} className="border-b border-line">
            <Link
              to="/products/$slug"
              params={{ slug }}
              className="flex items-baseline justify-between gap-4 py-2.5 text-ink hover:text-green"
            >
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="min-w-0 break-words">{name}</span>
                {owned.has(id) && <Badge tone="done">{OWNED}</Badge>}
              </span>
              <span className="shrink-0 tabular-nums">
                {formatPrice(price)}
                <PriceNote />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
