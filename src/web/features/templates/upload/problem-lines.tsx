import { Icon } from '#web/ui/icon.tsx';

/** What went wrong, a paragraph each. */
export const ProblemLines = ({ lines }: { lines: readonly string[] }) => (
  <div role="alert" className="flex flex-col gap-2 text-md text-stamp empty:hidden">
    {lines.map((line) => (
      <p key={line} className="flex items-start gap-2 wrap-anywhere whitespace-pre-line">
        <Icon name="alert" className="mt-1 size-4" />
        {line}
      </p>
    ))}
  </div>
);
