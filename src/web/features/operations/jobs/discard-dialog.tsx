import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { copy } from '#web/features/operations/copy.ts';

const { title, text, reason: reasonLabel, reasonHint, noReason, cancel } = copy.discard;

type DiscardDialogProps = {
  count: number;
  onClose: () => void;
  onDiscard: (reason: string) => Promise<void>;
};

/** Nothing is thrown away without a word about why. */
export const DiscardDialog = ({ count, onClose, onDiscard }: DiscardDialogProps) => {
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  // The list goes on changing behind the dialog; what it asks about does not.
  const [asked] = useState(count);
  const { mutate, isPending, error } = useMutation({ mutationFn: onDiscard, onSuccess: onClose });
  const isMissing = reason.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (!isMissing && !isPending) mutate(reason);
  };
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title(asked)} description={text}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={reasonLabel} hint={reasonHint} required error={wasAsked && isMissing && noReason}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={textLength.discardReason}
              readOnly={isPending}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={isPending}>
            {title(asked)}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
