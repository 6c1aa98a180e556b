import { useRef, useState } from 'react';
import type { ReadingPage } from '#shared/contract/reading/reading.ts';
import { Icon } from '#web/ui/icon.tsx';
import { documentCopy as copy } from '#web/features/reading/copy.ts';
import { PageBands } from './page-bands.tsx';
import { PagePicture } from './page-picture.tsx';
import { HiddenPageText, PageText } from './page-text.tsx';
import { DWELL_MS } from './watch-bands.ts';

export type Look = 'pages' | 'text';

type DocumentPageProps = {
  page: ReadingPage;
  count: number;
  look: Look;
  isSeen: boolean;
  onSeen: (page: number) => void;
  onStale: () => void;
};

export const pageIdOf = (page: number) => `page-${page}`;

export const DocumentPage = ({ page, count, look, isSeen, onSeen, onStale }: DocumentPageProps) => {
  const [isLoaded, setLoaded] = useState(false);
  const isText = look === 'text' || page.src === '';
  const id = pageIdOf(page.page);
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        tabIndex={-1}
        className="flex scroll-mt-4 items-center gap-1.5 pb-2 font-mono text-xs tracking-normal text-quiet"
      >
        {copy.page(page.page, count)}
        {isSeen && (
          <span className="inline-flex items-center gap-1 text-green">
            <Icon name="check" className="size-3.5" />
            {copy.seen}
          </span>
        )}
      </h2>
      <div className="relative bg-paper shadow-paper">
        {isText ? (
          <div className="p-5 text-base text-ink sm:p-10">
            {page.src === '' && look === 'pages' && <p className="mb-4 text-quiet">{copy.noPicture}</p>}
            <PageText text={page.text} />
          </div>
        ) : (
          <>
            <PagePicture page={page} onLoaded={() => setLoaded(true)} onStale={onStale} />
            <HiddenPageText text={page.text} />
          </>
        )}
        {!isSeen && (isText || isLoaded) && <PageBands key={look} onSeen={() => onSeen(page.page)} />}
      </div>
      <EndOfPage page={page.page} onReached={() => onSeen(page.page)} />
    </section>
  );
};

/** For whoever reads the text and sees no picture: the place after it is reached by the keyboard, and can be pressed. */
const EndOfPage = ({ page, onReached }: { page: number; onReached: () => void }) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className="sr-only rounded-control bg-paper px-3 text-sm focus-visible:not-sr-only focus-visible:mt-2 focus-visible:py-2"
      onFocus={() => {
        leave();
        timer.current = setTimeout(onReached, DWELL_MS);
      }}
      onBlur={leave}
      onClick={onReached}
    >
      {copy.endOfPage(page)}
    </button>
  );
};
