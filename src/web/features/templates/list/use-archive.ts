import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { archiveDocument, restoreDocument } from '#web/features/templates/document-actions.ts';
import { useDocumentAction } from './use-document-action.ts';
import { archiveCopy as copy } from '#web/features/templates/copy.ts';

type Named = { id: number; name: string };

/** Archives a document and offers to undo it. */
export const useArchive = () => {
  const restore = useDocumentAction(
    (shop, { id }: Named) => restoreDocument(shop, id),
    (_, { name }) => showToast({ tone: 'success', text: copy.undone(name) }),
  );
  return useDocumentAction(
    (shop, { id }: Named) => archiveDocument(shop, id),
    (_, document) =>
      showToast({
        tone: 'success',
        text: copy.done(document.name),
        action: { label: copy.undo, onSelect: () => restore.mutate(document) },
      }),
  );
};
