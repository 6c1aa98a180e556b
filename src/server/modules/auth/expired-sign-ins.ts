import type { Expired } from '#server/db/delete-some.ts';
import { oneTimeCodes, sessions } from '#server/db/schema/auth.ts';
import { later } from '#server/kernel/clock.ts';
import { housekeeping, session } from '#shared/limits.ts';

/** Codes and sessions that nobody can use any more; tokens go with their session. */
export const expiredSignIns = (now: Date): Expired[] => {
  const ofSessions = { table: sessions, key: sessions.id };
  return [
    { table: oneTimeCodes, key: oneTimeCodes.email, at: oneTimeCodes.expiresAt, before: now },
    { ...ofSessions, at: sessions.createdAt, before: later(now, -session.absoluteMs) },
    { ...ofSessions, at: sessions.refreshedAt, before: later(now, -session.idleMs) },
    { ...ofSessions, at: sessions.revokedAt, before: later(now, -housekeeping.keepRevokedSessionsMs) },
  ];
};
