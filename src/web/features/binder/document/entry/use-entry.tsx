import { useState } from 'react';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { EntryDialog } from './entry-dialog.tsx';

/** Number and owner of a document: how they are changed, the dialog, and what came of it. */
export const useEntry = (document: BinderDocument) => {
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState<string>();
  return {
    news,
    /** Something else is done: what came of this is no news any more. */
    dismiss: () => setNews(undefined),
    open: () => {
      setNews(undefined);
      setIsOpen(true);
    },
    dialog: isOpen && (
      <EntryDialog
        document={document}
        onClose={() => setIsOpen(false)}
        onDone={(done) => {
          setIsOpen(false);
          setNews(done);
        }}
      />
    ),
  };
};
