import { useQuery } from '@tanstack/react-query';
import type { UpdateReach } from '#shared/contract/updates.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cardCopy } from '#web/features/templates/copy.ts';
import { reachQuery } from '#web/features/templates/document-queries.ts';
import type { DocumentDialogProps } from '#web/features/templates/list/rename-dialog.tsx';
import { reachCopy as copy } from './copy.ts';

/** How far each version has come among those who own an earlier one. */
export const ReachDialog = ({ document, open, onClose }: DocumentDialogProps) => (
  <Dialog open={open} title={copy.title(document.name)} closeLabel={cardCopy.close} onClose={onClose}>
    <Reach documentId={document.id} />
  </Dialog>
);

const Reach = ({ documentId }: { documentId: number }) => {
  const { data, isError, refetch } = useQuery(reachQuery(useShop(), documentId));
  if (!data && isError)
    return (
      <Alert tone="error" title={copy.notLoaded}>
        <Button variant="link" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </Alert>
    );
  if (!data) return <Feedback tone="busy">{copy.loading}</Feedback>;
  if (data.length === 0) return <p>{copy.none}</p>;
  return (
    <ol className="flex flex-col gap-6">
      {data.map((reach) => (
        <ReachedVersion key={reach.version} reach={reach} />
      ))}
    </ol>
  );
};

const counts = ['owners', 'accepted', 'declined', 'undecided'] as const;

const ReachedVersion = ({ reach }: { reach: UpdateReach }) => (
  <li className="border-t border-line pt-4">
    <p className="flex flex-wrap items-center gap-2 font-mono text-xs text-quiet">
      {copy.version(reach.version, formatDay(reach.at))}
      <Badge>{copy.kinds[reach.kind]}</Badge>
    </p>
    <p className="mt-2 font-semibold wrap-anywhere text-ink">{reach.note}</p>
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      {counts.map((count) => (
        <div key={count}>
          <dt className="text-sm text-quiet">{copy[count]}</dt>
          <dd className="text-xl font-[650] text-ink tabular-nums">{reach[count]}</dd>
        </div>
      ))}
    </dl>
  </li>
);
