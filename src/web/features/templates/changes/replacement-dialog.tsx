import { type SubmitEvent, useState } from 'react';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cardCopy } from '#web/features/templates/copy.ts';
import { ChangeFields, NO_CHANGE } from './change-fields.tsx';
import { changeCopy as copy } from './copy.ts';

type ReplacementDialogProps = {
  name: string;
  /** The chosen file; without one there is nothing to ask. */
  file: File | undefined;
  onSend: (change: TemplateChange) => void;
  onClose: () => void;
};

/** Asks what is new before a document is replaced that somebody owns. */
export const ReplacementDialog = ({ name, file, onSend, onClose }: ReplacementDialogProps) => (
  <Dialog
    open={file !== undefined}
    title={copy.title(name)}
    description={copy.text}
    closeLabel={cardCopy.close}
    onClose={onClose}
  >
    <ChangeForm onSend={onSend} onClose={onClose} />
  </Dialog>
);

const ChangeForm = ({ onSend, onClose }: Pick<ReplacementDialogProps, 'onSend' | 'onClose'>) => {
  const [change, setChange] = useState(NO_CHANGE);
  const isTold = change.note.trim() !== '';
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTold) onSend(change);
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-6">
      <ChangeFields change={change} onChange={setChange} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isTold}>
          {copy.send}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cardCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
