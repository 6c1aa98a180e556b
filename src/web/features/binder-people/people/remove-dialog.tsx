import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Reader } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { DialogFoot } from '#web/features/binder-people/dialog-foot.tsx';
import { BINDER_KEY } from '#web/features/binder-people/people-queries.ts';

const words = copy.remove;

type RemoveDialogProps = { reader: Reader; onClose: () => void; onRemoved: (news: string) => void };

/** Removing keeps the records as they are; erasing is another matter, and chosen by itself. */
export const RemoveDialog = ({ reader, onClose, onRemoved }: RemoveDialogProps) => {
  const shop = useShop();
  const [erase, setErase] = useState(false);
  const id = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await shop.calls()).customer.customer.removeReader.mutate({ id: reader.id, erase }),
    onSuccess: async () => {
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      onRemoved(words.done(reader.name));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={copy.cancel}
      title={words.title(reader.name)}
      description={words.text}
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-start gap-3 rounded-control border border-line p-4">
          <input
            id={id}
            type="checkbox"
            aria-describedby={`${id}-hint`}
            checked={erase}
            onChange={({ target }) => setErase(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-green"
          />
          <div>
            <label htmlFor={id} className="font-semibold text-ink">
              {words.erase}
            </label>
            <p id={`${id}-hint`} className="text-sm">
              {words.eraseText}
            </p>
          </div>
        </div>
        <DialogFoot
          error={error}
          label={erase ? words.sendErase : words.send}
          isPending={isPending}
          onCancel={onClose}
          onConfirm={mutate}
        />
      </div>
    </Dialog>
  );
};
