/** Says nothing by itself: the text beside it does. */
export const Spinner = ({ className = 'size-[1.1em]' }: { className?: string }) => (
  <span
    aria-hidden="true"
    data-spinner=""
    className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
  />
);
