import { useMutation } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { refreshDocuments } from '#web/features/templates/document-queries.ts';

/** Something done to a document, after which the list is read again. A refusal is told in the corner, unless somebody tells it elsewhere. */
export const useDocumentAction = <Input, Answer>(
  act: (shop: ShopClient, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
  onRefused = (message: string, _input: Input, _error?: unknown) =>
    showToast({ tone: 'error', text: message }),
) => {
  const shop = useShop();
  return useMutation({
    mutationFn: (input: Input) => act(shop, input),
    onSuccess: async (answer, input) => {
      await refreshDocuments(shop);
      onDone?.(answer, input);
    },
    onError: (error, input) => onRefused(messageFor(error).message, input, error),
  });
};
