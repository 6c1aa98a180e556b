import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { billingQuery } from './billing-query.ts';
import { copy } from './copy.ts';

/** Says what comes of it before an invoice is made out anew: neither document goes away again. */
export const CorrectDialog = ({ orderId, onClose }: { orderId: number; onClose: () => void }) => {
  const shop = useShop();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.correctInvoice.mutate({ orderId }),
    onSuccess: (billing) => {
      queries.setQueryData(billingQuery(shop).queryKey, billing);
      onClose();
    },
  });
  const { title, text, profile, confirm, cancel } = copy.correct;
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title} description={text}>
      {error && <Alert tone="error" title={messageFor(error).message} />}
      <Link to="/profile" className={buttonStyles({ variant: 'link', size: 'sm' })}>
        {profile}
      </Link>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate()}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
};
