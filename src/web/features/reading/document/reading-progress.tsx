import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { documentCopy as copy } from '#web/features/reading/copy.ts';
import { jumpToPage } from './jump-to-page.ts';

type ReadingProgressProps = {
  seen: number;
  count: number;
  missing: readonly number[];
  isUnsaved: boolean;
  onFinish: () => void;
};

/** Stays in sight: how far somebody is, and where they go next. */
export const ReadingProgress = ({ seen, count, missing, isUnsaved, onFinish }: ReadingProgressProps) => {
  const [next] = missing;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5 print:hidden">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status" className="text-sm font-semibold text-ink">
          {next === undefined ? copy.allSeen : copy.progress(seen, count)}
        </p>
        {next === undefined ? (
          <Button variant="ghost" onClick={onFinish}>
            {copy.toForm}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => jumpToPage(next)}>
            {copy.goTo(next)}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-faint">
        <div
          className="h-full origin-left bg-green transition-transform duration-300 ease-settle"
          style={{ transform: `scaleX(${count === 0 ? 0 : seen / count})` }}
        />
      </div>
      <div role="status">
        {isUnsaved && (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-body">
            <Icon name="offline" className="size-4" />
            {copy.unsaved}
          </p>
        )}
      </div>
    </div>
  );
};
