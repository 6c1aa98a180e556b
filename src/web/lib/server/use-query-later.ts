import type { QueryObserverOptions, QueryState } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { broughtQueries } from './later-queries.ts';
import { loadQueries } from './load-queries.ts';
import type { ShopClient } from './shop-client.ts';
import { useLightShop } from './use-light-shop.ts';

type LaterQuery<T> = QueryObserverOptions<T, Error, T, T, string[]> & { queryKey: string[] };

/**
 * As `useQuery`, for what a page needs of some people only: what asks is loaded for them. Nothing is asked while
 * `whose` is undefined, and again when it changes.
 */
export const useQueryLater = <T>(
  options: LaterQuery<T>,
  whose: string | undefined,
): QueryState<T> | undefined => {
  const shop = useLightShop();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (whose === undefined) return undefined;
    return watchLater(shop, () => latest.current);
  }, [shop, whose]);
  return useSyncExternalStore(
    shop.subscribeToAnswers,
    () => shop.answers()?.getQueryState<T>(options.queryKey),
    () => undefined,
  );
};

const watchLater = <T>(shop: ShopClient, options: () => LaterQuery<T>) => {
  const here = broughtQueries();
  if (here) return here.watch(shop.queries, options());
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    const { watch } = await loadQueries();
    if (!isOver) stop = watch(shop.queries, options());
  };
  // Whatever could not be loaded stays unanswered, as if it had been asked offline.
  // oxlint-disable-next-line no-console -- a browser has no other log
  begin().catch(console.error);
  return () => {
    isOver = true;
    stop?.();
  };
};
