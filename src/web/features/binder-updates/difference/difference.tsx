import { useQuery } from '@tanstack/react-query';
import type { CompareRevisionsInput, DocumentComparison } from '#shared/contract/comparison.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { comparisonQuery } from '#web/features/binder-updates/update-queries.ts';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';
import { ComparedStretchView } from './compared-stretch.tsx';

/** What is printed differently in two revisions, or in an update. */
export const Difference = ({ compared }: { compared: CompareRevisionsInput }) => {
  const { data, error, refetch } = useQuery(comparisonQuery(useShop(), compared));
  if (error)
    return (
      <div className="mt-4">
        <Alert tone="error" title={copy.notLoaded}>
          <p>{messageFor(error).message}</p>
          <Button variant="link" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </Alert>
      </div>
    );
  if (!data)
    return (
      <div className="mt-4">
        <Feedback tone="busy">{copy.loading}</Feedback>
      </div>
    );
  return <ComparisonView comparison={data} />;
};

const counted = ['added', 'removed', 'changed', 'moved'] as const;

const ComparisonView = ({
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
