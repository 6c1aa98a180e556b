import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cardCopy } from '#web/features/templates/copy.ts';
import { objectCopy as copy } from './copy.ts';

type KeepObjectsDialogProps = {
  /** Of the document that is to be replaced. */
  name: string;
  /** The refused file; without one there is nothing to ask. */
  refused: { fileName: string; objects: number; message: string } | undefined;
  onKeep: () => void;
  onClose: () => void;
};

/** Asks whether pictures shall stand for the objects in a new version of a document. */
export const KeepObjectsDialog = ({ name, refused, onKeep, onClose }: KeepObjectsDialogProps) => (
  <Dialog
    open={refused !== undefined}
    title={copy.dialogTitle(name)}
    description={refused && copy.dialogText(refused.fileName, refused.objects)}
    closeLabel={cardCopy.close}
    onClose={onClose}
  >
    {refused && (
      <>
        <p className="mb-6 text-sm text-quiet wrap-anywhere whitespace-pre-line">{refused.message}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onKeep}>{copy.keep(refused.objects)}</Button>
          <Button variant="ghost" onClick={onClose}>
            {cardCopy.cancel}
          </Button>
        </div>
      </>
    )}
  </Dialog>
);
