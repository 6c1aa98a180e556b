import { useMutation } from '@tanstack/react-query';
import type { RemovedReader } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { DialogFoot } from '#web/features/binder-people/dialog-foot.tsx';
import { BINDER_KEY } from '#web/features/binder-people/people-queries.ts';

const words = copy.removed;

type EraseDialogProps = { reader: RemovedReader; onClose: () => void; onErased: (news: string) => void };

/** Somebody who was removed before, and is now to be forgotten. */
export const EraseDialog = ({ reader: { id, number, name }, onClose, onErased }: EraseDialogProps) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.removeReader.mutate({ id, erase: true }),
    onSuccess: async () => {
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      onErased(words.erased(number));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={copy.cancel}
      title={words.title(name)}
      description={copy.remove.eraseText}
    >
      <DialogFoot
        error={error}
        label={words.erase}
        isPending={isPending}
        onCancel={onClose}
        onConfirm={mutate}
      />
    </Dialog>
  );
};
