import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * A page that came rendered for visitors has asked no guard about whoever is here. If there is something to ask, they
 * are asked once it is alive; in the browser they have been asked before the page was shown.
 */
export const useGuardsAfterArrival = (isWorthAsking: () => boolean) => {
  const router = useRouter();
  const decide = useRef(isWorthAsking);
  useEffect(() => {
    if (decide.current()) void router.invalidate();
  }, [router]);
};
