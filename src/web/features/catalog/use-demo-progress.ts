import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { DemoProgress } from '#shared/contract/demo.ts';
import { SECOND } from '#shared/units.ts';
import { useQueryLater } from '#web/lib/server/use-query-later.ts';

/** How often a page asks how far it is. */
export const demoPollMs = 2 * SECOND;

/** How far the demo shop is now, and for how many bundles the page still keeps a place. */
export type ArrivingDemo = { progress: DemoProgress; places: number };

/**
 * Asks how far the demo shop is until it is complete, and tells of every bundle that has come. A page that was loaded
 * with a complete shop, or with one that has no demo, asks nothing.
 */
export const useDemoProgress = (
  /** Undefined where the page was not told: a search has other answers. */
  loaded: DemoProgress | null | undefined,
  onBundle: () => void,
): ArrivingDemo | null => {
  // The catalogue remembers from it that the demo is complete.
  const { catalog } = useRouteContext({ from: rootRouteId });
  const answer = useQueryLater<DemoProgress | null>(
    {
      queryKey: ['demo-progress'],
      queryFn: async () => (await catalog.arrivingProducts()).demo,
      ...(loaded && { initialData: loaded }),
      staleTime: 0,
      gcTime: Infinity,
      refetchInterval: demoPollMs,
    },
    loaded ? 'demo' : undefined,
  );
  const data = answer?.data;
  useChange(data?.bundlesReady, (ready) => {
    if (ready !== loaded?.bundlesReady) onBundle();
  });
  // The places go when the products come that fill them, which is a moment after they are heard of.
  if (!loaded) return null;
  return { progress: data ?? loaded, places: loaded.bundlesTotal - loaded.bundlesReady };
};

/** Hears of every new value, not of the first one. */
const useChange = <T>(value: T, onChange: (value: T) => void) => {
  const hear = useRef(onChange);
  const known = useRef(value);
  useEffect(() => {
    hear.current = onChange;
  });
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    hear.current(value);
  }, [value]);
};
