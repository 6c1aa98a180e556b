import { Link } from '@tanstack/react-router';
import { formatPrice } from '#shared/money.ts';
import { PriceNote } from '#web/ui/price-note.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { CheckoutProduct } from './checkout-product.ts';
import { copy } from './copy.ts';

const { title, documents: countOf, included, excel, formats, total, view } = copy.summary;

/** What is being bought. It stays beside every step. */
export const OrderSummary = ({ product }: { product: CheckoutProduct }) => (
  <Sheet className="overflow-hidden">
    <h2 className="border-b border-line px-5 py-2.5 font-mono text-xs tracking-normal text-quiet">{title}</h2>
    <div className="flex flex-col gap-3 px-5 py-4">
      <div>
        <p className="text-lg leading-snug font-[620] text-ink">{product.name}</p>
        <Link
          to="/products/$slug"
          params={{ slug: product.slug }}
          className="text-sm underline underline-offset-4 hover:text-ink"
        >
          {view}
        </Link>
      </div>
      <p className="text-sm">{formats}</p>
      <Included documents={product.documents} />
    </div>
    <p className="flex items-baseline justify-between border-t border-ink px-5 py-3.5 text-ink">
      <span className="font-semibold">{total}</span>
      <span className="text-xl font-[650] tabular-nums">
        {formatPrice(product.price)}
        <PriceNote />
      </span>
    </p>
  </Sheet>
);

const MOST_AT_ONCE = 8;
/** Beside the form there is room; above it, on a small screen, the list would push the form out of sight. */
const isBesideForm = () => window.matchMedia('(min-width: 64rem)').matches;

const Included = ({ documents }: Pick<CheckoutProduct, 'documents'>) => {
  if (!documents) return <Skeleton className="h-4 w-2/3" />;
  return (
    <details className="text-sm" open={documents.length <= MOST_AT_ONCE && isBesideForm()}>
      <summary className="cursor-pointer font-semibold text-ink">
        {included}: {countOf(documents.length)}
      </summary>
      <ul className="mt-2 flex max-h-80 flex-col overflow-y-auto">
        {documents.map(({ id, name, hasExcel }) => (
          <li key={id} className="flex justify-between gap-3 border-t border-line py-1.5 first:border-0">
            <span className="min-w-0 break-words">{name}</span>
            {hasExcel && <span className="shrink-0 font-mono text-xs text-quiet">{excel}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
};
