import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { refreshOperations } from '#web/features/operations/operations-queries.ts';
import { copy } from '#web/features/operations/copy.ts';

export type JobState = 'dead' | 'waiting';

/** Without ids, all there are. */
type Chosen = { ids?: string[] };

export const useJobActions = (state: JobState) => {
  const shop = useShop();
  const [said, setSaid] = useState<string>();
  const retry = useMutation({
    mutationFn: async (chosen: Chosen) => (await shop.calls()).admin.retryJobs.mutate({ state, ...chosen }),
    onMutate: () => setSaid(undefined),
    onSuccess: ({ retried }) => setSaid(copy.jobs.retried(retried)),
    onSettled: () => refreshOperations(shop),
  });
  const discard = async (ids: string[], reason: string) => {
    retry.reset();
    const { discarded } = await (await shop.calls()).admin.discardJobs.mutate({ state, ids, reason });
    setSaid(copy.jobs.discarded(discarded));
    await refreshOperations(shop);
  };
  return {
    retry: retry.mutate,
    discard,
    isRetrying: (id?: string) =>
      retry.isPending &&
      (id === undefined ? !retry.variables.ids : (retry.variables.ids?.includes(id) ?? false)),
    said,
    failure: retry.error ? messageFor(retry.error).message : undefined,
  };
};
