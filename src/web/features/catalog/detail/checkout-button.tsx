import { useNavigate } from '@tanstack/react-router';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';

/** Remembers what is to be bought and goes on to the payment; a product the provider does not know yet has to wait. */
export const CheckoutButton = ({ product, size }: { product: ProductWithDocuments; size?: 'md' | 'lg' }) => {
  const navigate = useNavigate();
  const { id, name, price, slug, stripePriceId, stripeProductId } = product;
  if (stripePriceId === null || stripeProductId === null) {
    return (
      <Button size={size} disabled>
        {copy.notForSale}
      </Button>
    );
  }
  const proceed = () => {
    selectedProduct.select({ id, name, price, slug, stripePriceId, stripeProductId });
    void navigate({ to: '/checkout' });
  };
  return (
    <Button size={size} onClick={proceed}>
      {copy.checkout}
    </Button>
  );
};
