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

type ReadingRefusedProps = { error: unknown; isBusy: boolean; onRetry: () => void };

/** A no of the server is for good; without an answer it is worth another try. */
export const ReadingRefused = ({ error, isBusy, onRetry }: ReadingRefusedProps) => {
  const isForGood = [401, 403, 404].includes(shopErrorOf(error)?.status ?? 0);
  return (
    <div className="grid grow place-items-center bg-desk px-4 py-16">
      <Sheet className="w-full max-w-[36rem] px-6 py-9 sm:px-10 sm:py-12">
        <h1 className="text-2xl font-[650]">{isForGood ? copy.refused : copy.notLoaded}</h1>
        <p className="mt-3">{messageFor(error).message}</p>
        {!isForGood && (
          <Button size="lg" className="mt-6" busy={isBusy} onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        )}
      </Sheet>
    </div>
  );
};
