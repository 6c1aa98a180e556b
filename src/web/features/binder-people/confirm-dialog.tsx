import { useMutation } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';
import { DialogFoot } from './dialog-foot.tsx';
import { BINDER_KEY } from './people-queries.ts';

type ConfirmDialogProps = {
  title: string;
  /** What it means for those who read. */
  text: string;
  label: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before somebody who is reading loses their way in. */
export const ConfirmDialog = ({ title, text, label, onConfirm, onClose }: ConfirmDialogProps) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: onConfirm,
    onSuccess: async () => {
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} closeLabel={copy.cancel} title={title} description={text}>
      <DialogFoot error={error} label={label} isPending={isPending} onCancel={onClose} onConfirm={mutate} />
    </Dialog>
  );
};
