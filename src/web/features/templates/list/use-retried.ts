import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { refreshDocuments } from '#web/features/templates/document-queries.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';
import { checkStatus } from '#web/features/templates/upload/submit-documents.ts';

type Retried = { id: number; name: string };

/** Documents that are being checked once more: in neither list until it is known in which. */
export const useRetried = () => {
  const shop = useShop();
  const [retried, setRetried] = useState<readonly Retried[]>([]);
  useQuery({
    queryKey: ['retried documents', retried],
    queryFn: async () => {
      const answer = await checkStatus(
        shop,
        retried.map(({ id }) => id),
      );
      if (answer.type !== 'status checked') return null;
      const settled = [...answer.completeIds, ...answer.failures.map(({ id }) => id)];
      if (settled.length > 0) {
        await refreshDocuments(shop);
        setRetried((all) => all.filter(({ id }) => !settled.includes(id)));
      }
      return null;
    },
    enabled: retried.length > 0,
    refetchInterval: statusPolling.everyMs,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  return { retried, follow: (document: Retried) => setRetried((all) => [...all, document]) };
};
