import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Market } from '#shared/legal/market.ts';
import { useShop } from '#web/lib/server/use-shop.ts';

export const WAIVER_KEY = ['waiver'];

/** What consumers agree to before they pay. Never ticked beforehand; other words have to be ticked anew. */
export const useWaiver = (market: Market | undefined) => {
  const shop = useShop();
  const isAsked = market === 'eu';
  const { data, isError, refetch } = useQuery({
    queryKey: WAIVER_KEY,
    queryFn: async () => (await shop.calls()).public.public.getWaiver.query(),
    enabled: isAsked,
  });
  const [ticked, setTicked] = useState<string>();
  const [isMissed, setIsMissed] = useState(false);
  const waiver = data ?? undefined;
  const isTicked = waiver !== undefined && ticked === waiver.version;
  return {
    isAsked,
    waiver,
    isFailing: isError,
    loadAgain: () => void refetch(),
    isTicked,
    /** Somebody wanted to go on without it. */
    isMissed: isMissed && !isTicked,
    tick: (isOn: boolean) => setTicked(isOn ? waiver?.version : undefined),
    miss: () => setIsMissed(true),
    consent: isTicked ? { waiver: waiver.version } : undefined,
  };
};
