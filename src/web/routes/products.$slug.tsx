import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { BuyActions } from '#web/features/catalog/detail/buy-actions.tsx';
import { CheckoutBar } from '#web/features/catalog/detail/checkout-bar.tsx';
import { ProductDetails } from '#web/features/catalog/detail/product-details.tsx';
import { useNotedView } from '#web/features/catalog/detail/use-noted-view.ts';
import { OwnedNotice } from '#web/features/checkout/owned-notice.tsx';
import { type OwnPages, PreviewPanel } from '#web/features/previews/preview-panel.tsx';
import { useCustomer } from '#web/lib/session/customer.ts';
import { loadProduct } from '#web/shell/load-product.ts';

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
    <div data-viewed={product.slug}>
      <ProductDetails
        product={product}
        own={{ pages, isMarked }}
        preview={
          <PreviewPanel
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
