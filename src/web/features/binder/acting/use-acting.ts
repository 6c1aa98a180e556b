import { useReducer } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { BINDER_KEY } from '#web/features/binder/binder-queries.ts';
import { act, startActing } from './acting.ts';
import { perform } from './perform.ts';
import { rememberedRole } from './remembered-role.ts';

/** What is done with documents, on the register and on the page of one. */
export const useActing = (today: string, reviewMonths?: number) => {
  const shop = useShop();
  const [acting, dispatch] = useReducer(act, undefined, () =>
    startActing({ role: rememberedRole.read(), ...(reviewMonths && { reviewMonths }) }),
  );
  const send = async () => {
    const { begun, draft } = acting;
    if (!begun) return;
    try {
      const news = await perform(shop, begun, draft, today);
      if (begun.action === 'approve') rememberedRole.keep(draft.role.trim());
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      dispatch({ type: 'done', news });
    } catch (error) {
      // It was refused because something has changed: the page behind the dialog shows what.
      void shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      throw error;
    }
  };
  return { acting, dispatch, send };
};
