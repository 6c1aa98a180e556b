import type { QueryClient } from '@tanstack/react-query';
import { createAuthClient } from '#web/lib/session/auth-client.ts';
import { createSessionStore, SESSION_KEY, type SessionStore } from '#web/lib/session/session-store.ts';
import { broughtQueries, onQueriesBrought } from './later-queries.ts';

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
  let client: QueryClient | undefined;
  const answers = () => (client ??= broughtQueries()?.createClient());
  const withToken = async (): Promise<Record<string, string>> => {
    const token = await session.accessToken();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  };
  return {
    auth,
    session,
    /** For whoever asks: `use-shop.ts` has brought what keeps the answers. */
    get queries(): QueryClient {
      const kept = answers();
      if (!kept) throw new Error('Nothing was loaded that keeps answers: see later-queries.ts.');
      return kept;
    },
    /** What is known so far; undefined where nothing was ever asked. */
    answers,
    subscribeToAnswers: (listener: () => void) => {
      const follow = () => answers()?.getQueryCache().subscribe(listener);
      let stop = follow();
      const stopWaiting = onQueriesBrought(() => {
        stop ??= follow();
        listener();
      });
      return () => {
        stopWaiting();
        stop?.();
      };
    },
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

/** What could not be loaded, offline perhaps, is loaded by the next who needs it. For what is lost again, see wake.ts. */
const once = <T>(load: () => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  let isLost = false;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      if (isLost) dispatchEvent(new Event('bindery:lost-again'));
      isLost = true;
      throw error;
    }));
};

/** Pages rendered on the server know no visitor. */
const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inTurnOverTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SESSION_KEY, work) : work();

const listenToOtherTabs = (session: SessionStore) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) session.announce('another tab');
  });
