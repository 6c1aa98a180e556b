import { useEffect, useReducer, useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { startWithdrawal, withdrawalReducer } from './withdrawal.ts';

export const useWithdrawal = (orderId: number | undefined) => {
  const shop = useShop();
  const { customer } = useCustomer();
  const [state, dispatch] = useReducer(withdrawalReducer, startWithdrawal);
  // One for as long as the page is open: confirming again after a lost answer is the same declaration.
  const [key] = useState(() => crypto.randomUUID());

  // After the page has come alive: the server, which rendered the form for everybody, knows of neither.
  useEffect(() => {
    if (orderId !== undefined) dispatch({ type: 'recognized', known: { contract: String(orderId) } });
  }, [orderId]);
  useEffect(() => {
    if (!customer) return;
    const name = [customer.firstName, customer.lastName].join(' ').trim();
    dispatch({ type: 'recognized', known: { name, email: customer.email } });
  }, [customer]);

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
