import { Card } from '#web/ui/paper/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** As large as a document's card with a name of one line. */
export const DocumentCardSkeleton = () => (
  <Card as="li" className="flex flex-col">
    <div className="aspect-[17/20] border-b border-line bg-desk p-[9%] pb-0">
      <Skeleton className="size-full rounded-b-none" />
    </div>
    <div className="px-3 py-3.5 sm:px-4">
      <Skeleton className="my-[0.1875rem] h-4 w-3/4" />
      <Skeleton className="mt-2 h-3.5 w-1/3 max-sm:mb-5" />
    </div>
  </Card>
);
