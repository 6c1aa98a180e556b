import { useMutation, useQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { getTestFill, startTestFill, type Tried } from '#web/features/templates/document-actions.ts';
import { fillingOf } from './filling.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';

/** Fills a document on trial: started with values, then asked for until it is there. */
export const useTestFill = (documentId: number) => {
  const shop = useShop();
  const start = useMutation({
    mutationFn: (tried: Tried) => startTestFill(shop, documentId, tried),
  });
  const id = start.data?.id;
  const result = useQuery({
    queryKey: ['test fill', id],
    queryFn: () => getTestFill(shop, id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'processing' ? false : statusPolling.everyMs,
    refetchIntervalInBackground: true,
  });
  return {
    filling: fillingOf({ isAsked: !start.isIdle, error: start.error ?? result.error, fill: result.data }),
    fill: start.mutate,
    change: start.reset,
  };
};
