import { useMutation } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { BINDER_KEY } from './people-queries.ts';

/** A small change that is seen at once where it was made; a refusal is told in the corner. */
export const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const shop = useShop();
  return useMutation({
    mutationFn: change,
    onError: (error) => showToast({ tone: 'error', text: messageFor(error).message }),
    onSettled: () => shop.queries.invalidateQueries({ queryKey: BINDER_KEY }),
  });
};
