import { useReducer, useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { startWithdrawal, withdrawalReducer } from './withdrawal.ts';

export const useWithdrawal = () => {
  const shop = useShop();
  const [state, dispatch] = useReducer(withdrawalReducer, startWithdrawal);
  // One for as long as the page is open: confirming again after a lost answer is the same declaration.
  const [key] = useState(() => crypto.randomUUID());

  const confirm = async () => {
    if (state.step !== 'checking') return;
    dispatch({ type: 'confirmed' });
    try {
      const calls = (await shop.calls()).public.public;
      const { receivedAt } = await calls.withdraw.mutate({ key, ...state.draft });
      dispatch({ type: 'received', receivedAt });
    } catch (error) {
      dispatch({ type: 'refused', ...messageFor(error) });
    }
  };

  return { state, dispatch, confirm };
};
