import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onQueriesBrought } from './later-queries.ts';
import type { ShopClient } from './shop-client.ts';

/** What keeps the answers is there from the moment a page has brought it. */
export const Answers = ({ shop, children }: { shop: ShopClient; children: ReactNode }) => {
  const client = useSyncExternalStore(onQueriesBrought, shop.answers, shop.answers);
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
};
