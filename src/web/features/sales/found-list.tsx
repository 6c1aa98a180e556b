import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

type FoundListProps = {
  query: UseInfiniteQueryResult;
  /** Undefined while nothing is loaded. */
  count: number | undefined;
  /** Of all there are, only those that were searched for. */
  isFiltered: boolean;
  words: {
    loading: string;
    notLoaded: string;
    retry: string;
    none: string;
    noneHint: string;
    noMatch: string;
    clear: string;
    more: string;
    found: (count: number, isMore: boolean) => string;
  };
  onClear: () => void;
  children: ReactNode;
};

/** What was found, page by page; and what is said while it loads, and when there is nothing. */
export const FoundList = ({ query, count, isFiltered, words, onClear, children }: FoundListProps) => (
  <>
    <p role="status" className="sr-only">
      {isFiltered && count !== undefined && words.found(count, query.hasNextPage)}
    </p>
    {query.isPending && <Feedback tone="busy">{words.loading}</Feedback>}
    {query.isError && (
      <NotLoaded
        title={words.notLoaded}
        reason={messageFor(query.error).message}
        retry={words.retry}
        onRetry={query.refetch}
      />
    )}
    {count === 0 && (
      <EmptyState
        title={isFiltered ? words.noMatch : words.none}
        action={
          isFiltered && (
            <Button variant="ghost" onClick={onClear}>
              {words.clear}
            </Button>
          )
        }
      >
        {!isFiltered && words.noneHint}
      </EmptyState>
    )}
    {count !== undefined && count > 0 && children}
    <MoreButton query={query}>{words.more}</MoreButton>
  </>
);
