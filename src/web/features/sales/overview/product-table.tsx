import { useId } from 'react';
import type { ProductSales } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { copy } from '#web/features/sales/copy.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { conversionOf, formatShare } from './conversion.ts';

const words = copy.overview;
const NUMBER = 'py-2.5 pl-4 text-right tabular-nums';

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
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left text-md">
            <caption className="sr-only">{words.byProductCaption}</caption>
            <thead>
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
            <tbody>
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
        </div>
      )}
    </section>
  );
};

type ProductRowProps = { product: ProductSales; isChosen: boolean; onChoose: (id: number) => void };

const ProductRow = ({ product, isChosen, onChoose }: ProductRowProps) => {
  const conversion = conversionOf(product);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="min-w-40 py-2.5 font-normal">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(product.id)}
          className="text-left wrap-anywhere text-ink underline underline-offset-4 aria-pressed:font-semibold"
        >
          {product.name}
        </button>
      </th>
      <td className={NUMBER}>{product.views}</td>
      <td className={NUMBER}>{product.orders}</td>
      <td className={NUMBER}>{conversion === undefined ? words.unknown : formatShare(conversion)}</td>
      <td className={`${NUMBER} font-semibold text-ink`}>{formatPrice(product.revenue)}</td>
    </tr>
  );
};
