import { Card } from '#web/ui/paper/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Exactly as large as a product card with a one-line name, so that nothing moves when the card arrives. */
export const ProductCardSkeleton = () => (
  <Card as="li" className="flex flex-col">
    <div className="h-54 bg-desk" />
    <div className="flex grow flex-col px-5 pt-4.5 pb-5">
      <Skeleton className="my-1 h-4.5 w-3/5" />
      <Skeleton className="mt-2 mb-5.5 h-3 w-1/4" />
      <div className="mt-auto flex items-center justify-between">
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="h-9.5 w-30 rounded-control" />
      </div>
    </div>
  </Card>
);
