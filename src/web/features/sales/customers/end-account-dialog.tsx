import { useMutation } from '@tanstack/react-query';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

/** Of both ways to end an account, what is asked before. */
const ways = { disableCustomer: copy.disable, eraseCustomer: copy.erase } as const;

type EndAccountDialogProps = {
  way: keyof typeof ways;
  customer: CustomerDetails;
  onClose: () => void;
  onDone: (customer: CustomerDetails) => void;
};

export const EndAccountDialog = ({
  way,
  customer: { id, email },
  onClose,
  onDone,
}: EndAccountDialogProps) => {
  const { title, text, confirm, cancel } = ways[way];
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onDone(await (await shop.calls()).admin[way].mutate({ id })),
  });
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title(email)} description={text}>
      {error && <Alert tone="error" title={messageFor(error).message} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
};
