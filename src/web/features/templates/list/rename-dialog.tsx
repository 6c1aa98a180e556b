import { type SubmitEvent, useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { renameDocument } from '#web/features/templates/document-actions.ts';
import { useDocumentAction } from './use-document-action.ts';
import { cardCopy, renameCopy as copy } from '#web/features/templates/copy.ts';

export type DocumentDialogProps = { document: AdminDocument; open: boolean; onClose: () => void };

export const RenameDialog = ({ document, open, onClose }: DocumentDialogProps) => (
  <Dialog open={open} title={copy.title(document.name)} closeLabel={cardCopy.close} onClose={onClose}>
    <RenameForm document={document} onDone={onClose} />
  </Dialog>
);

const RenameForm = ({ document, onDone }: { document: AdminDocument; onDone: () => void }) => {
  const [name, setName] = useState(document.name);
  const { mutate, isPending } = useDocumentAction(
    (shop, wanted: string) => renameDocument(shop, document.id, wanted),
    (_, saved) => {
      // What was typed meanwhile is still to be saved.
      if (saved === name.trim()) onDone();
      showToast({ tone: 'success', text: copy.done(saved) });
    },
  );
  const wanted = name.trim();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== document.name && !isPending) mutate(wanted);
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <Field label={copy.label} hint={copy.hint} required>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={textLength.documentName}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} disabled={wanted === '' || wanted === document.name}>
          {copy.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {cardCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
