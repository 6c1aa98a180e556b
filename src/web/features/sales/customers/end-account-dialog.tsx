import { useMutation } from '@tanstack/react-query';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={title(email)}
      text={text}
      confirm={confirm}
      cancel={cancel}
      busy={isPending}
      problem={error ? messageFor(error).message : undefined}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
};
