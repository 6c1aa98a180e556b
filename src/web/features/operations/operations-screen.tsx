import { useQuery } from '@tanstack/react-query';
import type { Operations } from '#shared/contract/operations.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { anchors } from './concern-words.ts';
import { DiscardedJobs } from './jobs/discarded-jobs.tsx';
import { FailedJobs } from './jobs/failed-jobs.tsx';
import { History } from './history/history.tsx';
import { historyQuery, operationsQuery } from './operations-queries.ts';
import { PartGrid } from './part-grid.tsx';
import { QueueTable } from './queue-table.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { UndeliveredOrders } from './undelivered-orders.tsx';
import { UnsyncedProducts } from './unsynced-products.tsx';
import { VisitTable } from './visit-table.tsx';
import { Verdict } from './verdict.tsx';
import { copy } from './copy.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const timeOf = (instant: string) => clock.format(new Date(instant));

export const OperationsScreen = () => {
  const { data, error, refetch } = useQuery(operationsQuery(useShop()));
  const again = (
    <Button size="sm" className="mt-3" onClick={() => void refetch()}>
      {copy.retry}
    </Button>
  );
  if (!data)
    return error ? (
      <Alert tone="error" title={copy.notLoaded}>
        <p>{messageFor(error).message}</p>
        {again}
      </Alert>
    ) : (
      <Loading />
    );
  return (
    <div className="flex flex-col gap-9">
      {error && (
        <Alert tone="error" title={copy.stale(timeOf(data.at))}>
          {again}
        </Alert>
      )}
      <Now operations={data} />
    </div>
  );
};

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-9">
    <Feedback tone="busy">{copy.loading}</Feedback>
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-44 w-full" />
  </div>
);

const Now = ({ operations }: { operations: Operations }) => {
  const history = useQuery(historyQuery(useShop()));
  const { at, parts, queue, dead, waiting, discarded, undelivered, unsynced } = operations;
  return (
    <>
      <div>
        <Verdict concerns={operations.concerns} at={at} />
        <p className="mt-2 text-right font-mono text-xs text-quiet">{copy.updated(timeOf(at))}</p>
      </div>
      <PartGrid parts={parts} at={at} />
      <UndeliveredOrders {...undelivered} at={at} />
      <FailedJobs id={anchors.dead} state="dead" {...dead} at={at} />
      <FailedJobs state="waiting" {...waiting} at={at} />
      <DiscardedJobs jobs={discarded} />
      <UnsyncedProducts {...unsynced} at={at} />
      <QueueTable queue={queue} pace={history.data?.pace ?? []} at={at} />
      {history.data && <History hours={history.data.hours} />}
      {history.isPending && <Skeleton className="h-44 w-full" />}
      {history.isError && !history.data && <Feedback tone="error">{copy.history.notLoaded}</Feedback>}
      <VisitTable visits={operations.visits} />
      <ShopFacts {...operations} />
    </>
  );
};
