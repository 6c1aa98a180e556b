import { createFileRoute, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { ProductDetails } from '#web/features/catalog/detail/product-details.tsx';
import { copy } from '#web/features/catalog/detail/copy.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { loadProduct } from '#web/shell/load-product.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';

export const Route = createFileRoute('/products/$slug_/auth')({
  loader: ({ context, params }) => loadProduct(context.catalog, params.slug),
  head: ({ loaderData }) => pageHead({ title: loaderData?.name ?? messages.signIn.title, indexed: false }),
  component: ProductSignInPage,
});

/** Rendered for nobody in particular; who turns out to be signed in goes on to the product. */
function ProductSignInPage() {
  const product = Route.useLoaderData();
  const { customer } = useCustomer();
  const navigate = useNavigate();
  const page = { to: '/products/$slug', params: { slug: product.slug }, replace: true } as const;
  if (customer) return <Navigate {...page} />;
  return (
    <ProductDetails
      product={product}
      actions={
        <Sheet className="max-w-[28rem] px-5 py-6 sm:px-7">
          <h2 className="text-xl font-[650]">{messages.signIn.title}</h2>
          <p className="mt-1.5 mb-5 text-md">{messages.signIn.text}</p>
          <SignInForm onSignedIn={() => navigate(page)} />
          <Link {...page} className="mt-4 inline-block text-sm underline underline-offset-4 hover:text-ink">
            {copy.backToProduct}
          </Link>
        </Sheet>
      }
    />
  );
}
