import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { PageViewDialog } from './page-view-dialog.tsx';
import type { Viewed } from './use-page-view.ts';
import { copy } from './copy.ts';

type PageViewButtonProps = {
  name: string;
  viewed: Viewed;
  /** It has no pages, but tags. */
  isWorkbook?: boolean;
};

/** Opens the pages of a file or a document with its tags marked. */
export const PageViewButton = ({ name, viewed, isWorkbook = false }: PageViewButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const label = isWorkbook ? copy.showTagsOf(name) : copy.showOf(name);
  return (
    <>
      <Button variant="link" size="sm" aria-label={label} onClick={() => setIsOpen(true)}>
        {isWorkbook ? copy.showTags : copy.show}
      </Button>
      {isOpen && <PageViewDialog name={name} viewed={viewed} onClose={() => setIsOpen(false)} />}
    </>
  );
};
