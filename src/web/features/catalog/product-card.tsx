import { useLinkProps } from '@tanstack/react-router';
import { backdropOf } from '#shared/industry-face.ts';
import { formatPrice } from '#shared/money.ts';
import { fragment } from '#web/lib/fragment.ts';
import { PriceNote } from '#web/ui/price-note.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { IndexTab } from '#web/ui/paper/index-tab.tsx';
import { ProductCover } from './product-cover.tsx';
import type { ListingProduct } from './listing.ts';
import { copy } from './copy.ts';

const { documentCount, formatsOf, preview, previewOf, view, viewNamed } = copy;

type ProductCardProps = {
  product: ListingProduct;
  isOwned?: boolean | undefined;
  /** Its picture is among the first a visitor sees, so it is not left for later. */
  eager?: boolean;
};

export const ProductCard = (props: ProductCardProps) => (
  <Card
    as="li"
    className="group flex flex-col transition-[border-color,box-shadow] hover:border-rule hover:shadow-paper"
  >
    {fragment(
      () => JSON.stringify(props),
      () => (
        <CardContent {...props} />
      ),
    )}
  </Card>
);

const CardContent = ({ product, isOwned = false, eager = false }: ProductCardProps) => {
  // Asked for once for all three links.
  const page = useLinkProps({ to: '/products/$slug', params: { slug: product.slug } });
  return (
    <>
      <a
        {...page}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block h-54 overflow-hidden bg-desk"
        style={{ backgroundColor: backdropOf(product.industry) }}
      >
        <ProductCover {...product} eager={eager} />
        <IndexTab>{documentCount(product.documentCount)}</IndexTab>
      </a>
      <div className="flex grow flex-col px-5 pt-4.5 pb-5">
        <h3 className="text-lg leading-snug font-[620] tracking-[-0.012em]">
          <a {...page}>{product.name}</a>
        </h3>
        <div className="mt-1.5 mb-4.5 flex flex-wrap items-center justify-between gap-2">
          <p className="font-mono text-xs text-quiet">{formatsOf(product.hasExcel)}</p>
          {isOwned && <Badge tone="done">{copy.owned}</Badge>}
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2.5 gap-y-3">
          <span className="text-[1.2rem] font-[650] text-ink tabular-nums">
            {formatPrice(product.price)}
            <PriceNote />
          </span>
          <span className="flex items-center gap-3.5">
            {product.pdf_preview_url && (
              <a
                href={product.pdf_preview_url}
                target="_blank"
                rel="noopener"
                aria-label={previewOf(product.name)}
                className={buttonStyles({ variant: 'link', size: 'sm' })}
              >
                {preview}
              </a>
            )}
            <a
              {...page}
              aria-label={viewNamed(product.name)}
              className={buttonStyles({ variant: 'ghost', size: 'sm' })}
            >
              {view}
            </a>
          </span>
        </div>
      </div>
    </>
  );
};
