import { later } from '#server/kernel/clock.ts';
import type { PartState } from '#server/ports/own-process.ts';
import type { Concern } from '#shared/contract/operations.ts';
import type { LegalName } from '#shared/legal/legal-names.ts';
import { operations } from './operations-limits.ts';

type Urgent = { now: Date; parts: readonly PartState[]; deadCount: number; overdueOrders: number };

/** What cannot wait: it is told on every page of the administration. */
export const listUrgent = ({ now, parts, deadCount, overdueOrders }: Urgent): Concern[] => [
  ...parts
    .filter(({ since }) => since && since <= later(now, -operations.downForMs))
    .map(({ name, since }): Concern => ({ kind: 'down', part: name, since: since?.toISOString() ?? '' })),
  ...(overdueOrders > 0 ? [{ kind: 'undelivered', count: overdueOrders } as const] : []),
  ...(deadCount > 0 ? [{ kind: 'dead-jobs', count: deadCount } as const] : []),
];

type Other = {
  now: Date;
  changedAt: readonly Date[];
  /** A shop that is only tried out needs none. */
  needsBackup: boolean;
  lastBackupAt: Date | undefined;
  missingLegal: LegalName[];
};

/** What should be seen to, but not at once. */
export const listLesser = ({ now, changedAt, needsBackup, lastBackupAt, missingLegal }: Other): Concern[] => {
  const unsynced = changedAt.filter((at) => at <= later(now, -operations.unsyncedForMs)).length;
  const isDue = lastBackupAt ? lastBackupAt < later(now, -operations.backupEveryMs) : needsBackup;
  return [
    ...(unsynced > 0 ? [{ kind: 'unsynced', count: unsynced } as const] : []),
    ...(isDue ? [{ kind: 'backup', lastAt: lastBackupAt?.toISOString() ?? null } as const] : []),
    ...(missingLegal.length > 0 ? [{ kind: 'legal', missing: missingLegal } as const] : []),
  ];
};
