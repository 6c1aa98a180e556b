import type { DocumentComparison } from '#shared/contract/comparison.ts';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';
import { ComparedStretchView } from './compared-stretch.tsx';

const counted = ['added', 'removed', 'changed', 'moved'] as const;

/** What is printed differently in the newer of two documents. */
export const ComparisonView = ({
  comparison: { stretches, counts, isCoarse },
}: {
  comparison: DocumentComparison;
}) => {
  const told = counted.filter((kind) => counts[kind] > 0);
  return (
    <section aria-label={copy.label} className="mt-4 border-t border-line pt-4">
      <p className="font-mono text-xs text-quiet">
        {told.length === 0 ? copy.nothing : told.map((kind) => copy.counted[kind](counts[kind])).join(' · ')}
      </p>
      {isCoarse && <p className="mt-2 text-sm">{copy.coarse}</p>}
      {told.length > 0 && (
        <div className="mt-4 flex flex-col gap-2.5">
          {stretches.map((stretch) => (
            <ComparedStretchView key={stretch.start} stretch={stretch} />
          ))}
        </div>
      )}
    </section>
  );
};
