import { messages } from '#web/lib/messages.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What shows while a page loads is part of every page's code, so it leaves the feature's words alone. */
export const OrderPageSkeleton = () => (
  <div className="grow bg-desk">
    <div className="wrap flex flex-col gap-6 py-8 sm:py-12">
      <p role="status">
        <VisuallyHidden>{messages.order.loading}</VisuallyHidden>
      </p>
      <Skeleton className="h-28 w-full max-sm:h-68" />
      <Skeleton className="h-9.5 w-32" />
      <Skeleton className="h-2 w-full" />
    </div>
  </div>
);
