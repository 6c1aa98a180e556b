import type { readHistory } from '#server/modules/operations/read-history.ts';
import type { SubjectedJob } from '#server/modules/operations/name-subjects.ts';
import type { OperationsRecord } from '#server/modules/operations/read-operations.ts';
import type { FailedJob, Operations, OperationsHistory } from '#shared/contract/operations.ts';

const failedJobOf = (job: SubjectedJob): FailedJob => ({
  id: job.id,
  name: job.name,
  reason: job.reason,
  attempts: job.attempts,
  since: job.since.toISOString(),
  nextTryAt: job.nextTryAt?.toISOString() ?? null,
  waitsFor: job.waitsFor,
  orderId: job.orderId,
  productId: job.productId,
});

const jobsOf = ({ count, jobs }: OperationsRecord['dead']) => ({ count, jobs: jobs.map(failedJobOf) });

const queueOf = ({ byName, oldestAt }: OperationsRecord['queue']): Operations['queue'] => ({
  waiting: byName.reduce((sum, { waiting }) => sum + waiting, 0),
  running: byName.reduce((sum, { running }) => sum + running, 0),
  oldestAt: oldestAt?.toISOString() ?? null,
  byName,
});

const aheadOf = ({ isOn, kept, used, dropped }: OperationsRecord['ahead']): Operations['ahead'] => ({
  isOn,
  made: kept.count + used.count + dropped.count,
  used: used.count,
  dropped: dropped.count,
  droppedBytes: dropped.bytes,
});

export const operationsOf = (record: OperationsRecord): Operations => ({
  ...record,
  at: record.at.toISOString(),
  parts: record.parts.map((part) => ({ ...part, since: part.since?.toISOString() ?? null })),
  queue: queueOf(record.queue),
  dead: jobsOf(record.dead),
  waiting: jobsOf(record.waiting),
  discarded: record.discarded.map((job) => ({ ...job, discardedAt: job.discardedAt.toISOString() })),
  undelivered: {
    count: record.undelivered.count,
    orders: record.undelivered.orders.map(({ email, paidAt, ...order }) => ({
      ...order,
      email: email ?? '',
      paidAt: paidAt?.toISOString() ?? '',
    })),
  },
  unsynced: {
    count: record.unsynced.count,
    products: record.unsynced.products.map(({ id, name, changedAt, archivedAt }) => ({
      id,
      name,
      changedAt: changedAt.toISOString(),
      isArchived: archivedAt !== null,
    })),
  },
  disk: record.disk ?? null,
  ahead: aheadOf(record.ahead),
  lastBackup: record.lastBackup
    ? { ...record.lastBackup, takenAt: record.lastBackup.takenAt.toISOString() }
    : null,
  server: {
    startedAt: record.server.startedAt.toISOString(),
    requests: record.server.answered,
    failedRequests: record.server.failed,
  },
});

export const operationsHistoryOf = ({
  hours,
  pace,
}: Awaited<ReturnType<typeof readHistory>>): OperationsHistory => ({
  hours: hours.map(({ hour, ...counted }) => ({ hour: hour.toISOString(), ...counted })),
  pace,
});
