import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DocumentDialogProps } from './rename-dialog.tsx';
import { useArchive } from './use-archive.ts';
import { archiveWords as words, cardWords } from './words.ts';

/** Asks once more, by name; and even then it can be undone. What is part of a product has to be taken out first. */
export const ArchiveDialog = ({ document, open, onClose }: DocumentDialogProps) => {
  const { id, name, usedIn } = document;
  const archive = useArchive();
  const isUsed = usedIn.length > 0;
  return (
    <Dialog
      open={open}
      title={words.title(name)}
      description={isUsed ? words.used(usedIn.map((product) => product.name)) : words.text}
      closeLabel={cardWords.close}
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
            {words.confirm(name)}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {cardWords.cancel}
        </Button>
      </div>
    </Dialog>
  );
};
