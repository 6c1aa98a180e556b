import { Dialog } from '#web/ui/dialog.tsx';
import type { DocumentDialogProps } from './rename-dialog.tsx';
import { TestFill } from './test-fill.tsx';
import { cardWords, testFillWords as words } from './words.ts';

export const TestFillDialog = ({ document, open, onClose }: DocumentDialogProps) => (
  <Dialog
    open={open}
    title={words.title(document.name)}
    description={words.text}
    closeLabel={cardWords.close}
    onClose={onClose}
  >
    <TestFill documentId={document.id} />
  </Dialog>
);
