import { useEffect } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Loaded when the browser has nothing else to do. A visit of which nothing is told is no trouble to anybody. */
const measure = async () => {
  try {
    (await import('./measure-visit.ts')).measureVisit();
  } catch {
    // The network is gone, or there is a new version of the shop.
  }
};

export const useVisitReport = (isWanted: boolean) => {
  useEffect(() => {
    if (isWanted) whenIdle(() => void measure());
  }, [isWanted]);
};
