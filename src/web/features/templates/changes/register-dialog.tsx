import { type SubmitEvent, useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import { binder } from '#shared/limits/binder.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { cardCopy } from '#web/features/templates/copy.ts';
import { setDocumentRegister } from '#web/features/templates/document-actions.ts';
import type { DocumentDialogProps } from '#web/features/templates/list/rename-dialog.tsx';
import { useDocumentAction } from '#web/features/templates/list/use-document-action.ts';
import { registerCopy as copy } from './copy.ts';

/** With what a document enters the binders of those who buy it. */
export const RegisterDialog = ({ document, open, onClose }: DocumentDialogProps) => (
  <Dialog
    open={open}
    title={copy.title(document.name)}
    description={copy.text}
    closeLabel={cardCopy.close}
    onClose={onClose}
  >
    <RegisterForm document={document} onDone={onClose} />
  </Dialog>
);

const RegisterForm = ({ document, onDone }: { document: AdminDocument; onDone: () => void }) => {
  const [number, setNumber] = useState(document.register.number);
  const [owner, setOwner] = useState(document.register.owner);
  const [months, setMonths] = useState(String(document.register.reviewMonths));
  const { mutate, isPending } = useDocumentAction(setDocumentRegister, () => {
    onDone();
    showToast({ tone: 'success', text: copy.done(document.name) });
  });
  const { least, most } = binder.review;
  const reviewMonths = Number(months);
  const isPossible = Number.isInteger(reviewMonths) && reviewMonths >= least && reviewMonths <= most;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPossible && !isPending) mutate({ id: document.id, number, owner, reviewMonths });
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <Field label={copy.number} hint={copy.numberHint}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={binder.numberLength}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Field label={copy.owner} hint={copy.ownerHint}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={binder.ownerLength}
            value={owner}
            onChange={({ target }) => setOwner(target.value)}
          />
        )}
      </Field>
      <Field label={copy.months} required>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            className="tabular-nums"
            value={months}
            onChange={({ target }) => setMonths(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} disabled={!isPossible}>
          {copy.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {cardCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
