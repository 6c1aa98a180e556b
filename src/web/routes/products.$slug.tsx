import { createFileRoute } from '@tanstack/react-router';
import { lazy, memo, Suspense, useState } from 'react';
import { BuyActions } from '#web/features/catalog/detail/buy-actions.tsx';
import { CheckoutBar } from '#web/features/catalog/detail/checkout-bar.tsx';
import { ProductDetails } from '#web/features/catalog/detail/product-details.tsx';
import { useNotedView } from '#web/features/catalog/detail/use-noted-view.ts';
import { OwnedNotice } from '#web/features/checkout/owned-notice.tsx';
import type { OwnPages, PreviewPanelProps } from '#web/features/previews/preview-panel.tsx';
import { useCustomer } from '#web/lib/session/customer.ts';
import { loadProduct } from '#web/shell/load-product.ts';

const PreviewPanel = lazy(async () => {
  const { PreviewPanel: component } = await import('#web/features/previews/preview-panel.tsx');
  return { default: component };
});

/** Rendered by the server, alive a little later. Not to be touched in between: React would take it away and put it back. */
const PreviewOf = memo((props: PreviewPanelProps) => (
  <Suspense>
    <PreviewPanel {...props} />
  </Suspense>
));

const NO_PAGES: OwnPages = new Map();

export const Route = createFileRoute('/products/$slug')({
  loader: ({ context, params }) => loadProduct(context.catalog, params.slug),
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {};
    // Heads are part of every page's code unless they are fetched like this.
    const { productHead } = await import('#web/features/catalog/detail/product-head.ts');
    return productHead(loaderData, match.context.site.publicUrl);
  },
  component: ProductPage,
});

function ProductPage() {
  const product = Route.useLoaderData();
  useNotedView(product.slug);
  const { customer } = useCustomer();
  const [pages, setPages] = useState(NO_PAGES);
  const [isMarked, setIsMarked] = useState(true);
  return (
    <div>
      <ProductDetails
        product={product}
        own={{ pages, isMarked }}
        preview={
          <PreviewOf
            key={product.id}
            product={product}
            isMarked={isMarked}
            onMark={setIsMarked}
            onPages={setPages}
          />
        }
        actions={
          <BuyActions
            product={product}
            isSignedIn={customer !== null}
            notice={customer && <OwnedNotice productId={product.id} />}
          />
        }
      />
      <CheckoutBar product={product} />
    </div>
  );
}
