import type { Expired } from '#server/db/delete-some.ts';
import { oneTimeCodes, sessions, verifiedNetworks } from '#server/db/schema/auth.ts';
import { later } from '#server/kernel/clock.ts';
import { DAY } from '#shared/units.ts';
import { VERIFIED_NETWORK_MS } from './code-send-limits.ts';
import { session } from './session-limits.ts';

/** A stolen refresh token is known as such only while its session is. */
const KEEP_REVOKED_SESSIONS_MS = DAY;

/** Codes and sessions that nobody can use any more; tokens go with their session. */
export const expiredSignIns = (now: Date): Expired[] => {
  const ofSessions = { table: sessions, key: sessions.id };
  return [
    { table: oneTimeCodes, key: oneTimeCodes.email, at: oneTimeCodes.expiresAt, before: now },
    {
      table: verifiedNetworks,
      key: verifiedNetworks.network,
      at: verifiedNetworks.verifiedAt,
      before: later(now, -VERIFIED_NETWORK_MS),
    },
    { ...ofSessions, at: sessions.createdAt, before: later(now, -session.absoluteMs) },
    { ...ofSessions, at: sessions.refreshedAt, before: later(now, -session.idleMs) },
    { ...ofSessions, at: sessions.revokedAt, before: later(now, -KEEP_REVOKED_SESSIONS_MS) },
  ];
};
