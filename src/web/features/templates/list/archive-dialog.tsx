import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { DocumentDialogProps } from './rename-dialog.tsx';
import { useArchive } from './use-archive.ts';
import { archiveCopy as copy, cardCopy } from '#web/features/templates/copy.ts';

/** Asks once more, by name; and even then it can be undone. What is part of a product has to be taken out first. */
export const ArchiveDialog = ({ document, open, onClose }: DocumentDialogProps) => {
  const { id, name, usedIn } = document;
  const archive = useArchive();
  const isUsed = usedIn.length > 0;
  return (
    <Dialog
      open={open}
      title={copy.title(name)}
      description={isUsed ? copy.used(usedIn.map((product) => product.name)) : copy.text}
      closeLabel={cardCopy.close}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        {!isUsed && (
          <Button
            variant="danger"
            className="h-auto min-h-10.5 py-2 whitespace-normal"
            busy={archive.isPending}
            onClick={() => archive.mutate({ id, name })}
          >
            {copy.confirm(name)}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {cardCopy.cancel}
        </Button>
      </div>
    </Dialog>
  );
};
