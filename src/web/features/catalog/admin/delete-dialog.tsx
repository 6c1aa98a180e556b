import { useMutation } from '@tanstack/react-query';
import type { AdminProduct } from '#shared/contract/product.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { archiveProduct } from './archive-product.ts';
import { copy } from './copy.ts';

const { title, text, confirm, keep, close } = copy.removal;

type DeleteDialogProps = {
  /** The one that is to go; undefined while the dialog is closed. */
  product: AdminProduct | undefined;
  onClose: () => void;
};

export const DeleteDialog = ({ product, onClose }: DeleteDialogProps) => {
  const shop = useShop();
  const removal = useMutation({
    mutationFn: (chosen: AdminProduct) => archiveProduct(shop, chosen),
    onSuccess: onClose,
  });
  const leave = () => {
    removal.reset();
    onClose();
  };
  return (
    <Dialog
      open={product !== undefined}
      title={title(product?.name ?? '')}
      description={text}
      onClose={leave}
      closeLabel={close}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={leave}>
          {keep}
        </Button>
        <Button variant="danger" busy={removal.isPending} onClick={() => product && removal.mutate(product)}>
          {confirm}
        </Button>
      </div>
      <Feedback tone="error">{removal.isError && messageFor(removal.error, copy.failed).message}</Feedback>
    </Dialog>
  );
};
