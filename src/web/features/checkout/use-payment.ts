import { useNavigate } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { CheckoutConsent } from '#shared/contract/legal.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { paymentReducer, startPayment } from './payment.ts';
import { WAIVER_KEY } from './use-waiver.ts';

const UNAUTHORIZED = 401;

export const usePayment = () => {
  const shop = useShop();
  const navigate = useNavigate();
  const [payment, dispatch] = useReducer(paymentReducer, startPayment);

  useEffect(() => {
    const unlock = ({ persisted }: PageTransitionEvent) => persisted && dispatch({ type: 'came back' });
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);

  const pay = async (stripePriceId: string, consent?: CheckoutConsent) => {
    const chosen = selectedProduct.read();
    dispatch({ type: 'pay asked' });
    try {
      const { customer } = await shop.calls();
      const { url } = await customer.customer.createCustomerCheckout.mutate({
        items: [{ stripePriceId, quantity: 1 }],
        ...(consent && { consent }),
      });
      window.location.assign(url);
    } catch (error) {
      if (shopErrorOf(error)?.status !== UNAUTHORIZED) {
        dispatch({ type: 'refused', message: messageFor(error).message });
        // It may have been refused because the product is no longer what the page shows.
        void shop.queries.invalidateQueries({ queryKey: ['checkout-product'] });
        if (consent) void shop.queries.invalidateQueries({ queryKey: WAIVER_KEY });
        return;
      }
      shop.session.keep(undefined);
      // The end of a session forgets what was chosen; one who only has to sign in again still wants it.
      if (chosen) selectedProduct.select(chosen);
      await navigate({ to: '/auth', search: { returnTo: '/checkout' } });
    }
  };

  return { payment, pay };
};
