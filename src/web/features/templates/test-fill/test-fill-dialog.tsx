import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { DocumentDialogProps } from '#web/features/templates/list/rename-dialog.tsx';
import { TestFill } from './test-fill.tsx';
import { cardCopy, testFillCopy as copy } from '#web/features/templates/copy.ts';

export const TestFillDialog = ({ document, open, onClose }: DocumentDialogProps) => (
  <Dialog
    open={open}
    title={copy.title(document.name)}
    description={copy.text}
    closeLabel={cardCopy.close}
    onClose={onClose}
  >
    <TestFill documentId={document.id} />
  </Dialog>
);
