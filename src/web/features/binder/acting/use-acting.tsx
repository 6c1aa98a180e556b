import { useReducer } from 'react';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { BINDER_KEY } from '#web/features/binder/binder-queries.ts';
import { act, startActing } from './acting.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { BinderAction } from './binder-action.ts';
import { perform } from './perform.ts';
import { rememberedRole } from './remembered-role.ts';

type ActingProps = {
  businessName: string;
  today: string;
  reviewMonths?: number;
  onDone?: () => void;
};

/** What is done with documents, on the register and on the page of one: how it begins, its dialog, and what came of it. */
export const useActing = ({ businessName, today, reviewMonths, onDone }: ActingProps) => {
  const shop = useShop();
  const [{ begun, draft, news }, dispatch] = useReducer(act, undefined, () =>
    startActing({ role: rememberedRole.read(), ...(reviewMonths && { reviewMonths }) }),
  );
  const send = async () => {
    if (!begun) return;
    try {
      const done = await perform(shop, begun, draft, today);
      if (begun.action === 'approve') rememberedRole.keep(draft.role.trim());
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      dispatch({ type: 'done', news: done });
      onDone?.();
    } catch (error) {
      // It was refused because something has changed: the page behind the dialog shows what.
      void shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      throw error;
    }
  };
  return {
    news,
    begin: (action: BinderAction, documents: readonly BinderDocument[]) =>
      dispatch({ type: 'begun', action, documents }),
    dialog: begun && (
      <ActionDialog
        begun={begun}
        draft={draft}
        businessName={businessName}
        today={today}
        dispatch={dispatch}
        onSend={send}
      />
    ),
  };
};
