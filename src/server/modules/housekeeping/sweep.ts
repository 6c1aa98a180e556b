import { deleteExpired } from '#server/db/delete-some.ts';
import type { Services } from '#server/kernel/services.ts';
import { expiredSignIns } from '#server/modules/auth/expired-sign-ins.ts';
import { expiredEvents } from '#server/modules/checkout/event-repo.ts';
import { expiredAccesses } from '#server/modules/evidence/access-repo.ts';
import { expiredClaims } from '#server/modules/generation/ahead/ahead-claim-repo.ts';
import { expiredAhead } from '#server/modules/generation/ahead/made-ahead-repo.ts';
import { expiredTallies } from '#server/modules/operations/tally-repo.ts';
import { forgetOldNetworks } from '#server/modules/readers/reading/forget-networks.ts';
import { expiredUses } from '#server/modules/rate-limits/rate-limit-repo.ts';

/** Clears away what nobody can use any more. May be interrupted at any time: what is left goes the next time. */
export const sweep = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, signal: AbortSignal) => {
  await deleteExpired(db, expiredAt(clock.now()), signal);
  await forgetOldNetworks({ db, clock }, signal);
};

export const expiredAt = (now: Date) => [
  ...expiredSignIns(now),
  ...expiredUses(now),
  ...expiredEvents(now),
  ...expiredTallies(now),
  ...expiredAccesses(now),
  ...expiredAhead(now),
  ...expiredClaims(now),
];
