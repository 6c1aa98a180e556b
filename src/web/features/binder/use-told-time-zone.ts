import { useEffect, useRef } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { BINDER_KEY } from './binder-queries.ts';

/** The first browser that opens the binder tells where the days of the business begin. */
export const useToldTimeZone = (timeZone: string | null | undefined) => {
  const shop = useShop();
  const isTold = useRef(false);
  useEffect(() => {
    if (timeZone !== null || isTold.current) return;
    isTold.current = true;
    const tell = async () => {
      const { customer } = await shop.calls();
      await customer.customer.setTimeZone.mutate({
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
    };
    // Until a browser succeeds the shop's own time zone counts; nobody here could do anything about it.
    tell().catch(() => {});
  }, [timeZone, shop]);
};
