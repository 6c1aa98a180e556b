import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { PageViewDialog } from './page-view-dialog.tsx';
import type { Viewed } from './use-page-view.ts';
import { copy } from './copy.ts';

/** Opens the pages of a file or a document with its tags marked. */
export const PageViewButton = ({ name, viewed }: { name: string; viewed: Viewed }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="link" size="sm" aria-label={copy.showOf(name)} onClick={() => setIsOpen(true)}>
        {copy.show}
      </Button>
      {isOpen && <PageViewDialog name={name} viewed={viewed} onClose={() => setIsOpen(false)} />}
    </>
  );
};
