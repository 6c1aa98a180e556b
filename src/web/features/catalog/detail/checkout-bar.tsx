import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/money.ts';
import { useScrolledPast } from '#web/lib/use-scrolled-past.ts';
import { PriceNote } from '#web/ui/price-note.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { copy } from './copy.ts';
import { productPage } from './sticky-bar.ts';

const { stickyBarPastPx, scrollThrottleMs } = productPage;

/**
 * Comes up from below once the first button is out of sight. It has its place at the end of the page, where it
 * comes to rest, so it never lies over the footer.
 */
export const CheckoutBar = ({ product }: { product: ProductWithDocuments }) => {
  const isShown = useScrolledPast(stickyBarPastPx, scrollThrottleMs);
  return (
    <div
      role="region"
      aria-label={copy.bar}
      className={`sticky bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden ${isShown ? 'animate-appear' : 'invisible'}`}
    >
      <div className="wrap flex h-17 items-center gap-4">
        <p className="min-w-0 grow truncate font-semibold text-ink max-sm:sr-only">{product.name}</p>
        <p className="text-lg font-[650] text-ink tabular-nums max-sm:grow">
          {formatPrice(product.price)}
          <PriceNote />
        </p>
        <CheckoutButton product={product} />
      </div>
    </div>
  );
};
