import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, type PgBoss, type SendOptions } from 'pg-boss';
import type { Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { jobs as jobLimits } from './job-limits.ts';
import { type Envelope, QUEUE } from './job-queue.ts';
import { assignPriority } from './assign-priority.ts';

export type Sender = { boss: PgBoss; clock: Clock };

export type When = Pick<
  SendOptions,
  'startAfter' | 'singletonKey' | 'singletonSeconds' | 'deleteAfterSeconds'
>;

/** Queues a job as part of the caller's transaction. */
export const sendJob = async (
  { boss, clock }: Sender,
  tx: Transaction,
  envelope: Envelope,
  when: When = {},
) => {
  const options = await optionsFor(tx, envelope, clock.now());
  await boss.send(QUEUE, envelope, { ...when, ...options, db: fromDrizzle(tx, sql) });
};

/** The same for many, in one statement. */
export const sendJobs = async (
  { boss, clock }: Sender,
  tx: Transaction,
  envelopes: readonly Envelope[],
  when: When = {},
) => {
  const now = clock.now();
  const jobs: JobInsert<Envelope>[] = [];
  // Each priority comes after the one before.
  for (const data of envelopes) jobs.push({ ...when, ...(await optionsFor(tx, data, now)), data });
  if (jobs.length > 0) await boss.insert(QUEUE, jobs, { db: fromDrizzle(tx, sql) });
};

const optionsFor = async (tx: Transaction, envelope: Envelope, now: Date) => {
  const { groupId, priority } = await assignPriority(tx, envelope, now);
  return {
    priority,
    group: { id: groupId },
    retryLimit: jobLimits.losses[envelope.class],
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: jobLimits.maxLossDelayMs / 1000,
  };
};
