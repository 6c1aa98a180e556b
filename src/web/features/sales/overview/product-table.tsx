import { type ReactNode, useId } from 'react';
import type { ProductSales } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { copy } from '#web/features/sales/copy.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { conversionOf, formatShare } from './conversion.ts';
import { formatCount } from './format-count.ts';

const words = copy.overview;

type ProductTableProps = {
  products: readonly ProductSales[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
};

export const ProductTable = ({ products, chosen, onChoose }: ProductTableProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-lg font-[650]">
        {words.byProduct}
      </h2>
      {products.length === 0 ? (
        <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
      ) : (
        <table className="w-full border-collapse text-left text-md max-sm:block">
          <caption className="sr-only">{words.byProductCaption}</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-ink text-sm text-ink">
              <th scope="col" className="py-2.5 font-semibold">
                {words.product}
              </th>
              {[words.viewsColumn, words.ordersColumn, words.conversion, words.revenue].map((column) => (
                <th key={column} scope="col" className="py-2.5 pl-4 text-right font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                isChosen={product.id === chosen}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

type ProductRowProps = { product: ProductSales; isChosen: boolean; onChoose: (id: number) => void };

const ProductRow = ({ product, isChosen, onChoose }: ProductRowProps) => {
  const conversion = conversionOf(product);
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3">
      <th scope="row" className="min-w-40 py-2.5 font-normal max-sm:col-span-2 max-sm:p-0">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(product.id)}
          className="text-left wrap-anywhere text-ink underline underline-offset-4 aria-pressed:font-semibold"
        >
          {product.name}
        </button>
      </th>
      <Cell column={words.viewsColumn}>{formatCount(product.views)}</Cell>
      <Cell column={words.ordersColumn}>{formatCount(product.orders)}</Cell>
      <Cell column={words.conversion}>
        {conversion === undefined ? words.unknown : formatShare(conversion)}
      </Cell>
      <Cell column={words.revenue}>
        <span className="font-semibold text-ink">{formatPrice(product.revenue)}</span>
      </Cell>
    </tr>
  );
};

/** On a phone, where the head of the table is not seen, each value says what it is. */
const Cell = ({ column, children }: { column: string; children: ReactNode }) => (
  <td className="py-2.5 pl-4 text-right tabular-nums max-sm:flex max-sm:justify-between max-sm:gap-3 max-sm:p-0">
    <span aria-hidden="true" className="text-sm text-quiet sm:hidden">
      {column}
    </span>
    {children}
  </td>
);
