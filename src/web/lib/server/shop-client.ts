import { QueryClient } from '@tanstack/react-query';
import { createAuthClient } from '#web/lib/session/auth-client.ts';
import { createSessionStore, SESSION_KEY, type SessionStore } from '#web/lib/session/session-store.ts';

/** Everything a page reaches the shop's server through. */
export type ShopClient = ReturnType<typeof createShopClient>;

export const createShopClient = () => {
  const isBrowser = typeof window !== 'undefined';
  const auth = createAuthClient((url, init) => fetch(url, init));
  const session = createSessionStore({
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
    withToken,
    /** Loaded with the first call: a visitor who only looks around does not pay for it. */
    calls: once(async () => (await import('./shop-calls.ts')).createShopCalls(withToken)),
    /** Uploads carry the token too; the form data goes as the browser writes it. */
    upload: async (
      path: string,
      body: FormData,
      onProgress?: (percent: number) => void,
    ): Promise<unknown> => {
      const [{ sendForm }, headers] = await Promise.all([import('./send-form.ts'), withToken()]);
      return sendForm({ path, body, headers, ...(onProgress && { onProgress }) });
    },
  };
};

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Pages rendered on the server know no visitor. */
const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inTurnOverTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SESSION_KEY, work) : work();

const listenToOtherTabs = (session: SessionStore) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) session.announce('another tab');
  });
