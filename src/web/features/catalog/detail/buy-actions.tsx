import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { copy } from './copy.ts';

type BuyActionsProps = {
  product: ProductWithDocuments;
  isSignedIn: boolean;
  /** What the buyer should know first. */
  notice: ReactNode;
};

export const BuyActions = ({ product, isSignedIn, notice }: BuyActionsProps) => (
  <>
    <div className="mb-5 max-w-[32rem] empty:hidden">{notice}</div>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <CheckoutButton product={product} size="lg" />
      <p className="hidden text-sm text-quiet noscript:block">{copy.checkoutWithoutScripts}</p>
      {!isSignedIn && (
        <p className="text-sm">
          {copy.haveAccount}{' '}
          <Link
            to="/products/$slug/auth"
            params={{ slug: product.slug }}
            className="underline underline-offset-4 hover:text-ink"
          >
            {copy.signIn}
          </Link>
        </p>
      )}
    </div>
    {product.stripePriceId === null && <p className="mt-3 text-sm text-quiet">{copy.notForSaleHint}</p>}
  </>
);
