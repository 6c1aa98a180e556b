import { createFileRoute } from '@tanstack/react-router';
import { BuyActions } from '#web/features/catalog/detail/buy-actions.tsx';
import { CheckoutBar } from '#web/features/catalog/detail/checkout-bar.tsx';
import { ProductDetails } from '#web/features/catalog/detail/product-details.tsx';
import { useNotedView } from '#web/features/catalog/detail/use-noted-view.ts';
import { OwnedNotice } from '#web/features/checkout/owned-notice.tsx';
import { useCustomer } from '#web/lib/session/customer.ts';
import { loadProduct } from '#web/shell/load-product.ts';

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
  return (
    <div>
      <ProductDetails
        product={product}
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
