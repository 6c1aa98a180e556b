import { useQuery } from '@tanstack/react-query';
import type { CompareRevisionsInput } from '#shared/contract/comparison.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { comparisonQuery } from '#web/features/binder-updates/update-queries.ts';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';
import { ComparisonView } from './comparison-view.tsx';

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
