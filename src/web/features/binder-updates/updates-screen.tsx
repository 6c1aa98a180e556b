import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { UpdateEntry } from './update-entry.tsx';
import { UPDATES_PER_PAGE, updatesQuery } from './update-queries.ts';
import { type Decision, useDecision } from './use-decision.ts';
import { copy } from './copy.ts';

/** Every update that waits for its owner. */
export const UpdatesScreen = () => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(updatesQuery(useShop(), page));
  const { mutate, isPending } = useDecision();
  const [declined, setDeclined] = useState<number[]>();
  const decide = (decision: Decision) => {
    if (decision.kind === 'decline') setDeclined(decision.ids);
    else mutate(decision);
  };
  if (!data && isError)
    return (
      <Alert tone="error" title={copy.notLoaded}>
        <Button variant="link" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </Alert>
    );
  if (!data) return <Feedback tone="busy">{copy.loading}</Feedback>;
  const { updates, total } = data;
  if (total === 0)
    return (
      <EmptyState icon="check" title={copy.none}>
        {copy.noneHint}
      </EmptyState>
    );
  const acceptable = updates.filter(({ isBeingMade }) => !isBeingMade).map(({ id }) => id);
  const all = updates.map(({ id }) => id);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto font-semibold text-ink" role="status">
          {copy.count(total)}
        </p>
        {all.length > 1 && (
          <>
            <Button
              size="sm"
              busy={isPending}
              disabled={acceptable.length === 0}
              onClick={() => decide({ kind: 'accept', ids: acceptable })}
            >
              {copy.acceptAll(acceptable.length)}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending}
              onClick={() => decide({ kind: 'decline', ids: all })}
            >
              {copy.declineAll(all.length)}
            </Button>
          </>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {updates.map((update) => (
          <UpdateEntry key={update.id} update={update} isBusy={isPending} onDecide={decide} />
        ))}
      </ul>
      <div className="flex justify-center">
        <Pagination
          label={copy.pages}
          previousLabel={copy.previous}
          nextLabel={copy.next}
          page={page}
          pageCount={Math.ceil(total / UPDATES_PER_PAGE)}
          onPageChange={setPage}
        />
      </div>
      <DeclineDialog
        ids={declined}
        onDecline={(ids) => mutate({ kind: 'decline', ids })}
        onClose={() => setDeclined(undefined)}
      />
    </div>
  );
};
