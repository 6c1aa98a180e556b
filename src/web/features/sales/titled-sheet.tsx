import { type ReactNode, useId } from 'react';
import { Sheet } from '#web/ui/paper/sheet.tsx';

/** A titled sheet of the page. */
export const TitledSheet = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="mb-3 text-lg font-[650]">
        {title}
      </h2>
      <Sheet className="overflow-hidden">{children}</Sheet>
    </section>
  );
};

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="px-5 py-4 text-md text-quiet">{children}</p>
);

/** A term and what it is, one under the other with a line between. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3 border-b border-line px-5 py-3 last:border-b-0">
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="wrap-anywhere text-ink">{children}</dd>
  </div>
);
