import { useEffect, useRef, useState } from 'react';
import type { TestFill } from '#shared/contract/document.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PageLightbox } from '#web/features/templates/page-lightbox.tsx';
import { testFillCopy as copy } from './copy.ts';

/** The filled document: its pages to look at, and its files. */
export const TestFillResult = ({ fill }: { fill: TestFill }) => {
  const [openAt, setOpenAt] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex w-full flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-[650] outline-none">
        {copy.result}
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {fill.pages.map((page, index) => (
          <li key={page.page}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-sheet border border-line"
              onClick={() => setOpenAt(index)}
            >
              <Picture source={page} alt={copy.page(page.page)} sizes="15rem" className="h-auto w-full" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {fill.pdfUrl && (
          <a href={fill.pdfUrl} target="_blank" rel="noopener" className={buttonStyles()}>
            {copy.pdf}
          </a>
        )}
        {fill.docxUrl && (
          <a href={fill.docxUrl} className={buttonStyles({ variant: 'ghost' })}>
            {copy.docx}
          </a>
        )}
        {fill.xlsxUrl && (
          <a href={fill.xlsxUrl} className={buttonStyles({ variant: 'ghost' })}>
            {copy.xlsx}
          </a>
        )}
      </div>
      <PageLightbox
        title={copy.result}
        pages={fill.pages}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </div>
  );
};
