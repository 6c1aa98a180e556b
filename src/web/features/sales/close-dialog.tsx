import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#shared/contract/order.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

const words = copy.close;

type CloseDialogProps = { order: AdminOrder; onClose: () => void; onClosed: () => Promise<void> };

/** For an order that cost nothing: there is nothing to refund, and its documents are closed all the same. */
export const CloseDialog = ({ order, onClose, onClosed }: CloseDialogProps) => {
  const shop = useShop();
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await shop.calls()).admin.closeOrder.mutate({ orderId: order.id, reason });
      await onClosed();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (reason.trim() !== '' && !isPending) mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={words.cancel}
      title={words.title(order.id)}
      description={words.text(order.email)}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={words.reason}
          hint={words.reasonHint}
          required
          error={wasAsked && reason.trim() === '' && words.noReason}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={textLength.closeReason}
              readOnly={isPending}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={isPending}>
            {words.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
