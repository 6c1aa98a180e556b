import { useMutation } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { copy } from './copy.ts';
import { refreshUpdates } from './update-queries.ts';

export type Decision = { kind: 'accept' | 'decline'; ids: number[] };

/** Accepts or declines updates; how it went is told in the corner, and the list is read again either way. */
export const useDecision = () => {
  const shop = useShop();
  return useMutation({
    mutationFn: async ({ kind, ids }: Decision) => {
      const { customer } = (await shop.calls()).customer;
      await (kind === 'accept' ? customer.acceptUpdate : customer.declineUpdate).mutate({ ids });
    },
    onSuccess: (_, { kind, ids }) => {
      const text = kind === 'accept' ? copy.accepted(ids.length) : copy.declined(ids.length);
      showToast({ tone: 'success', text });
    },
    onError: (error) => showToast({ tone: 'error', text: messageFor(error).message }),
    onSettled: () => refreshUpdates(shop),
  });
};
