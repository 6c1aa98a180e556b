import { useEffect } from 'react';
import { useCustomer } from '#web/lib/session/customer.ts';
import { messages } from '#web/lib/messages.ts';
import { loadQueries } from '#web/lib/server/load-queries.ts';
import { useLightShop } from '#web/lib/server/use-light-shop.ts';
import { endSplash } from '#web/lib/session/session-script.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** In every page, but seen only where a session is kept and its customer is still on the way. */
export const Splash = () => {
  const { session } = useLightShop();
  const { customer, isSettled } = useCustomer();
  const isCustomer = customer !== null;
  useEffect(() => {
    // Asked of the session itself: the first render in the browser still repeats what the server knew.
    if (isSettled || !session.read()) endSplash(isCustomer);
  }, [isSettled, isCustomer, session]);
  useEffect(() => {
    // What asks for the customer cannot be had, offline perhaps: the page is shown as to anybody.
    if (session.read()) loadQueries().catch(() => endSplash(false));
  }, [session]);
  return (
    <div className="splash fixed inset-0 z-50 place-items-center bg-paper">
      <p role="status" className="flex items-center gap-3 text-2xl font-bold tracking-[-0.02em] text-ink">
        <Spinner className="size-6 text-green" />
        {messages.shopName}
      </p>
    </div>
  );
};
