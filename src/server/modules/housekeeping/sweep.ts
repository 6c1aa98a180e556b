import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { housekeeping, session } from '#shared/limits.ts';
import {
  deleteSome,
  type Expired,
  expiredCodes,
  oldAllowanceUses,
  sessionsCreated,
  sessionsRefreshed,
  sessionsRevoked,
} from './expired-repo.ts';

/** Clears away what nobody can use any more. May be interrupted at any time: what is left goes the next time. */
export const sweep = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, signal: AbortSignal) => {
  const ago = (milliseconds: number) => later(clock.now(), -milliseconds);
  const expired = [
    expiredCodes(clock.now()),
    oldAllowanceUses(ago(housekeeping.keepAllowanceUsesMs)),
    sessionsCreated(ago(session.absoluteMs)),
    sessionsRefreshed(ago(session.idleMs)),
    sessionsRevoked(ago(housekeeping.keepRevokedSessionsMs)),
  ];
  for (const rows of expired) await deleteAll(db, rows, signal);
};

const deleteAll = async (db: Services['db'], rows: Expired, signal: AbortSignal) => {
  let deleted: number;
  do {
    signal.throwIfAborted();
    deleted = (await deleteSome(db, rows)).rowCount ?? 0;
  } while (deleted === housekeeping.maxRowsPerStatement);
};
