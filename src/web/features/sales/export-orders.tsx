import { useMutation } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import type { OrderSearch } from './order-search.ts';
import { copy } from './copy.ts';

/** Hands over all orders of the present search as CSV, however many pages of them the screen shows. */
export const ExportOrders = ({ search: { q = '', status } }: { search: OrderSearch }) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await shop.calls()).admin.exportOrders.mutate({ search: q, ...(status && { status }) }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate()}>
        {copy.export.label}
      </Button>
      <Feedback tone="error">{error && messageFor(error).message}</Feedback>
    </div>
  );
};
