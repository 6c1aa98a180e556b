import { oneTimeCode } from '#shared/limits/one-time-code.ts';

/** A code that was mailed and may still be entered. */
export type PendingCode = { email: string; sentAt: number; wrongTries: number };

const KEY = 'bindery.pending-codes';

const isPending = (value: unknown): value is PendingCode => {
  const { email, sentAt, wrongTries } = (value ?? {}) as Partial<PendingCode>;
  return typeof email === 'string' && typeof sentAt === 'number' && typeof wrongTries === 'number';
};

const readAll = (now: number): PendingCode[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    return kept.filter(isPending).filter(({ sentAt }) => now - sentAt < oneTimeCode.lifetimeMs);
  } catch {
    return [];
  }
};

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Codes under way, for the tab they were asked for in: a reload must not cut off the mail that is on its way. */
export const pendingCodes = {
  latest: (now: number) => readAll(now).at(-1),
  /** One to which the shop would not send another yet. */
  recent: (email: string, now: number) =>
    readAll(now).find(
      (pending) => sameAddress(pending.email, email) && now - pending.sentAt < oneTimeCode.resendAfterMs,
    ),
  keep: (pending: PendingCode, now: number) => {
    const others = readAll(now).filter(({ email }) => !sameAddress(email, pending.email));
    sessionStorage.setItem(KEY, JSON.stringify([...others, pending]));
  },
  clear: () => sessionStorage.removeItem(KEY),
};
