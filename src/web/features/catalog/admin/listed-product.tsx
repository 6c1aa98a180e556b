import { Link } from '@tanstack/react-router';
import type { AdminProduct } from '#shared/contract/product.ts';
import { backdropOf } from '#shared/industry-face.ts';
import { formatPrice } from '#shared/money.ts';
import { ProductCover } from '#web/features/catalog/product-cover.tsx';
import { copy as cardCopy } from '#web/features/catalog/copy.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/paper/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IndexTab } from '#web/ui/paper/index-tab.tsx';
import { copy } from './copy.ts';

const { edit, remove, notForSale } = copy.list;
const ICON = 'grid size-10 place-items-center rounded-control text-body';

type ListedProductProps = { product: AdminProduct; onDelete: () => void };

export const ListedProduct = ({ product, onDelete }: ListedProductProps) => (
  <Card as="li" className="group flex flex-col">
    <div
      className="relative h-44 overflow-hidden bg-desk"
      style={{ backgroundColor: backdropOf(product.industry) }}
    >
      <ProductCover {...product} firstDocument={product.documents[0]?.name ?? product.name} />
      <IndexTab>{cardCopy.documentCount(product.documents.length)}</IndexTab>
    </div>
    <div className="flex grow items-start gap-2 py-4 pr-3 pl-5">
      <div className="min-w-0 grow">
        <h2 className="text-lg leading-snug font-[620] tracking-[-0.012em] wrap-anywhere">{product.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2.5 text-ink tabular-nums">
          {formatPrice(product.price)}
          {product.stripePriceId === null && <Badge>{notForSale}</Badge>}
        </p>
      </div>
      <div className="flex shrink-0">
        <Link
          to="/admin/products/edit/$id"
          params={{ id: String(product.id) }}
          aria-label={edit(product.name)}
          title={edit(product.name)}
          className={`${ICON} hover:bg-desk hover:text-ink`}
        >
          <Icon name="pencil" />
        </Link>
        <button
          type="button"
          aria-label={remove(product.name)}
          title={remove(product.name)}
          className={`${ICON} hover:bg-desk hover:text-stamp`}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </div>
  </Card>
);
