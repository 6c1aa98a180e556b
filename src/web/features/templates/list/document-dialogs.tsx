import type { AdminDocument } from '#shared/contract/document.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ReachDialog } from '#web/features/templates/changes/reach-dialog.tsx';
import { RegisterDialog } from '#web/features/templates/changes/register-dialog.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { FindingList, remarksIn } from '#web/features/templates/finding-list.tsx';
import { PageLightbox } from '#web/features/templates/page-lightbox.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { PageViewDialog } from '#web/features/templates/page-view/page-view-dialog.tsx';
import type { RenderAnswers } from '#web/features/templates/test-fill/render-answers.ts';
import { TestFillDialog } from '#web/features/templates/test-fill/test-fill-dialog.tsx';
import { accessibilityCopy, cardCopy as copy } from '#web/features/templates/copy.ts';

export type CardDialog =
  | 'pages'
  | 'page view'
  | 'remarks'
  | 'accessibility'
  | 'rename'
  | 'register'
  | 'reach'
  | 'archive'
  | 'test fill';

type DocumentDialogsProps = {
  document: AdminDocument;
  open: CardDialog | undefined;
  onClose: () => void;
  renderAnswers: RenderAnswers;
};

/** What opens over the list for one document, one at a time. */
export const DocumentDialogs = ({ document, open, onClose, renderAnswers }: DocumentDialogsProps) => (
  <>
    <PageLightbox
      title={document.name}
      pages={document.pages}
      openAt={open === 'pages' ? 0 : undefined}
      onClose={onClose}
    />
    <Dialog
      open={open === 'remarks'}
      title={copy.remarksOn(document.name)}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <FindingList findings={remarksIn(document.findings)} />
    </Dialog>
    <Dialog
      open={open === 'accessibility'}
      title={accessibilityCopy.missingIn(document.name)}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <p className="mb-3 text-sm text-quiet">{accessibilityCopy.why}</p>
      <FindingList findings={document.accessibility ?? []} />
    </Dialog>
    <RenameDialog document={document} open={open === 'rename'} onClose={onClose} />
    <RegisterDialog document={document} open={open === 'register'} onClose={onClose} />
    <ReachDialog document={document} open={open === 'reach'} onClose={onClose} />
    <ArchiveDialog document={document} open={open === 'archive'} onClose={onClose} />
    <TestFillDialog
      document={document}
      open={open === 'test fill'}
      onClose={onClose}
      renderAnswers={renderAnswers}
    />
    {open === 'page view' && (
      <PageViewDialog name={document.name} viewed={{ documentId: document.id }} onClose={onClose} />
    )}
  </>
);
