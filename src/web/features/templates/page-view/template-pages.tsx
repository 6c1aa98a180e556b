import type { PageView } from '#shared/contract/page-view.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Chosen } from './choosing.ts';
import { MarkedPage, type PlacedMark } from './marked-page.tsx';
import { copy } from './copy.ts';

type TemplatePagesProps = {
  view: PageView;
  chosen: Chosen;
  onChoose: (entry: number, mark: number) => void;
};

/** The pages that are there, and how far the others are. */
export const TemplatePages = ({ view, chosen, onChoose }: TemplatePagesProps) => {
  const { status, reason, pages, pageCount, drawnCount } = view;
  const marks = Map.groupBy(marksOf(view), ({ page }) => page);
  if (status === 'complete' && pageCount === null) return <Feedback tone="info">{copy.noPages}</Feedback>;
  return (
    <div className="flex flex-col gap-5">
      {status === 'failed' && (
        <Alert tone="error" title={copy.notShown}>
          {reason}
        </Alert>
      )}
      {status === 'processing' && <Drawing done={pages.length} all={drawnCount} />}
      {pageCount !== null && drawnCount !== null && drawnCount < pageCount && (
        <p className="text-sm text-quiet">{copy.first(drawnCount, pageCount)}</p>
      )}
      <ol aria-busy={status === 'processing'} className="flex min-w-[36rem] flex-col gap-6">
        {pages.map((page) => (
          <MarkedPage
            key={page.page}
            page={page}
            marks={marks.get(page.page) ?? []}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
        {status === 'processing' && (
          <li>
            <Skeleton className="aspect-[1/1.414] w-full" />
          </li>
        )}
      </ol>
    </div>
  );
};

const Drawing = ({ done, all }: { done: number; all: number | null }) =>
  all === null ? (
    <Progress label={copy.converting} />
  ) : (
    <Progress label={copy.drawing} percent={(done / all) * 100} valueText={copy.drawn(done, all)} />
  );

const marksOf = ({ entries }: PageView): PlacedMark[] =>
  entries.flatMap(({ kind, title, marks }, entry) =>
    marks.map((mark, index) => ({ ...mark, entry, index, kind, title })),
  );
