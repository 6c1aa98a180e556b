import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { copy } from '#web/features/withdrawals/copy.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { type QueueState, withdrawalsQuery } from './withdrawal-queries.ts';

const words = copy.queue;

/** What waits for an answer, the oldest first; and what was answered. */
export const WithdrawalQueue = ({ state }: { state: QueueState }) => {
  const query = useInfiniteQuery(withdrawalsQuery(useShop(), state));
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals);
  return (
    <div className="flex max-w-[52rem] flex-col gap-6">
      <nav aria-label={words.statesLabel} className="flex gap-5">
        {(['open', 'answered'] as const).map((name) => (
          <Link
            key={name}
            to="/admin/withdrawals"
            search={name === 'open' ? {} : { state: name }}
            // Otherwise the link without a state would count as the one in view under every state.
            activeOptions={{ exact: true }}
            className="underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {words.states[name]}
          </Link>
        ))}
      </nav>
      {query.isPending && <Feedback tone="busy">{words.loading}</Feedback>}
      {query.isError && (
        <NotLoaded
          title={words.notLoaded}
          reason={messageFor(query.error).message}
          retry={words.retry}
          onRetry={query.refetch}
        />
      )}
      {withdrawals?.length === 0 && <EmptyState title={words.none[state]}>{words.noneHint}</EmptyState>}
      {withdrawals?.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      <MoreButton query={query}>{words.more}</MoreButton>
    </div>
  );
};
