import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { bringQueries, type Queries } from './later-queries.ts';

export const queries: Queries = {
  createClient: () => {
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
    });
    // In a browser it asks again what was missed offline. It lives as long as its tab.
    if (typeof window !== 'undefined') client.mount();
    return client;
  },
  watch: (client, options) => new QueryObserver(client, options).subscribe(() => {}),
};

bringQueries(queries);
