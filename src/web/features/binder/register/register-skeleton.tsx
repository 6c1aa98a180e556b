import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '#web/features/binder/copy.ts';

const ROWS = [1, 2, 3, 4, 5, 6];

export const RegisterSkeleton = () => (
  <div className="flex flex-col gap-6">
    <p role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </p>
    <Skeleton className="h-28 w-full sm:h-20" />
    <Skeleton className="h-10.5 w-full" />
    <div className="flex flex-col gap-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-36 w-full md:h-14" />
      ))}
    </div>
  </div>
);
