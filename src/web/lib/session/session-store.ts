import type { AuthClient, Session } from './auth-client.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';

export const SESSION_KEY = 'bindery.session';

/** Refreshed a little before the end, so that a call never starts with a token about to expire. */
const REFRESH_BEFORE_SECONDS = 60;

type SessionStoreOptions = {
  auth: Pick<AuthClient, 'refresh' | 'signOut'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs one at a time over all tabs. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
};

/** Who changed the session: this tab or another one. */
type ChangedBy = 'this tab' | 'another tab';
type Listener = (changedBy: ChangedBy) => void;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Keeps the session in the browser's storage, where every tab finds the same one. */
export const createSessionStore = ({ auth, storage, inTurn, now }: SessionStoreOptions) => {
  const listeners = new Set<Listener>();
  let refreshing: Promise<string | undefined> | undefined;
  let isLeaving = false;

  const read = () => parseSession(storage.getItem(SESSION_KEY));
  const announce = (changedBy: ChangedBy) => listeners.forEach((listener) => listener(changedBy));
  const keep = (session: Session | undefined) => {
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.removeItem(SESSION_KEY);
    announce('this tab');
  };
  const isFresh = (session: Session) => session.expires_at - now() / 1000 > REFRESH_BEFORE_SECONDS;

  /** Signed out while the answer was on its way: what came back is ended too. */
  const forget = async ({ access_token: token }: Session) => {
    await auth.signOut(token).catch(() => {});
    return undefined;
  };

  const refresh = () =>
    inTurn(async () => {
      // Another tab may have been faster, or may have signed out.
      const session = read();
      if (!session || isFresh(session)) return session?.access_token;
      try {
        const next = await auth.refresh(session.refresh_token);
        if (read()?.refresh_token !== session.refresh_token) return await forget(next);
        keep(next);
        return next.access_token;
      } catch (error) {
        if (!(error instanceof ShopError) || error.status >= 500 || error.status === 429) throw error;
        keep(undefined);
        return undefined;
      }
    });

  return {
    read,
    keep,
    announce,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether pages may show the customer, and ask in their name. */
    isOpen: () => !isLeaving && read() !== undefined,
    /** Somebody is about to sign out: pages turn to nobody while calls that are under way still have their token. */
    leave: () => {
      isLeaving = true;
      announce('this tab');
    },
    /** A token that is good for the next call; undefined when nobody is signed in. */
    accessToken: async (): Promise<string | undefined> => {
      const session = read();
      if (!session || isFresh(session)) return session?.access_token;
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    /** Signed out here at once, whether or not the server hears of it; a stale token is renewed to say so. */
    signOut: async () => {
      const session = read();
      keep(undefined);
      isLeaving = false;
      if (!session) return;
      const current = isFresh(session)
        ? session
        : await auth.refresh(session.refresh_token).catch(() => session);
      await forget(current);
    },
  };
};

const parseSession = (stored: string | null): Session | undefined => {
  if (stored === null) return undefined;
  try {
    const session = JSON.parse(stored) as Partial<Session>;
    const isWhole = session.access_token && session.refresh_token && typeof session.expires_at === 'number';
    return isWhole ? (session as Session) : undefined;
  } catch {
    return undefined;
  }
};
