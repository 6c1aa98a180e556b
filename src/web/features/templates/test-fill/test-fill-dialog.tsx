import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { DocumentDialogProps } from '#web/features/templates/list/rename-dialog.tsx';
import type { RenderAnswers } from './render-answers.ts';
import { TestFill } from './test-fill.tsx';
import { cardCopy } from '#web/features/templates/copy.ts';
import { testFillCopy as copy } from './copy.ts';

type TestFillDialogProps = DocumentDialogProps & { renderAnswers: RenderAnswers };

export const TestFillDialog = ({ document, open, onClose, renderAnswers }: TestFillDialogProps) => (
  <Dialog
    open={open}
    title={copy.title(document.name)}
    description={copy.text}
    closeLabel={cardCopy.close}
    onClose={onClose}
  >
    <TestFill documentId={document.id} renderAnswers={renderAnswers} />
  </Dialog>
);
