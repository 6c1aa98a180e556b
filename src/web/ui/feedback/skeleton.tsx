/** Holds the place of what is being loaded, at its exact size. The region around it says that it is busy. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-sheet bg-faint ${className}`} />
);
