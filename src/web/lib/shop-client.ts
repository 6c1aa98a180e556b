import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AdminRouter } from '#server/api/admin.ts';
import type { CustomerRouter } from '#server/api/customer.ts';
import type { PublicRouter } from '#server/api/public.ts';
import { request } from '#shared/limits.ts';
import { createAuthClient } from './auth-client.ts';
import { createSessionKeeper, SESSION_KEY, type SessionKeeper } from './session-keeper.ts';

/** Everything a page reaches the shop's server through. The only place that knows the server's types. */
export type ShopClient = ReturnType<typeof createShopClient>;

export const createShopClient = () => {
  const isBrowser = typeof window !== 'undefined';
  const auth = createAuthClient((url, init) => fetch(url, init));
  const session = createSessionKeeper({
    auth,
    storage: isBrowser ? window.localStorage : nothingKept,
    inTurn: isBrowser ? inTurnOverTabs : (work) => work(),
    now: Date.now,
  });
  if (isBrowser) listenToOtherTabs(session);
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
  const withToken = async (): Promise<Record<string, string>> => {
    const token = await session.accessToken();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  };
  return {
    auth,
    session,
    queries,
    admin: createTRPCClient<AdminRouter>({
      links: [httpBatchLink({ url: '/api/admin', ...BATCH, headers: withToken })],
    }),
    customer: createTRPCClient<CustomerRouter>({
      links: [httpBatchLink({ url: '/api/customer', ...BATCH, headers: withToken })],
    }),
    public: createTRPCClient<PublicRouter>({ links: [httpBatchLink({ url: '/api/public', ...BATCH })] }),
    /** Uploads carry the token too; the form data goes as the browser writes it. */
    upload: async (path: string, body: FormData) =>
      fetch(path, { method: 'POST', headers: await withToken(), body }),
  };
};

const BATCH = { maxItems: request.maxBatchSize, maxURLLength: request.maxUrlBytes - 1024 };

/** Pages rendered on the server know no visitor. */
const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inTurnOverTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SESSION_KEY, work) : work();

const listenToOtherTabs = (session: SessionKeeper) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) session.announce('another tab');
  });
