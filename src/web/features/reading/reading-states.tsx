import type { ReactNode } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { copy } from './copy.ts';

export const ReadingSkeleton = () => (
  <div aria-busy="true" className="mx-auto w-full max-w-[56rem] grow px-4 pt-8 sm:px-6">
    <Feedback tone="busy">{copy.loading}</Feedback>
    <Skeleton className="mt-5 h-28 w-full" />
    <Skeleton className="mt-3 h-28 w-full" />
  </div>
);

/** A no of the server is for good; without an answer it is worth another try. */
export const isForGood = (error: unknown) => [401, 403, 404].includes(shopErrorOf(error)?.status ?? 0);

type ReadingRefusedProps = {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** Ways on, where there are any: the list, or the next person of a shared device. */
  children?: ReactNode;
};

export const ReadingRefused = ({ error, isBusy, onRetry, children }: ReadingRefusedProps) => {
  const isOver = isForGood(error);
  return (
    <div className="grid grow place-items-center bg-desk px-4 py-16">
      <Sheet className="w-full max-w-[36rem] px-6 py-9 sm:px-10 sm:py-12">
        <h1 className="text-2xl font-[650]">{isOver ? copy.refused : copy.notLoaded}</h1>
        <p className="mt-3">{messageFor(error).message}</p>
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {!isOver && (
            <Button size="lg" busy={isBusy} onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          )}
          {children}
        </div>
      </Sheet>
    </div>
  );
};
