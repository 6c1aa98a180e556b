import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import type { JobClass } from '#server/ports/queue.ts';
import { QUEUE } from './job-queue.ts';

/** Where a job stands in the queue: pg-boss takes the highest priority first, then the oldest. */
type Place = { groupId: string; priority: number };

type Asked = { class: JobClass; fairKey?: string | undefined };

/** Classes are this far apart, in minutes: a job may wait for nine centuries and still not change class. */
const BAND = 500_000_000;
const TOP_OF = {
  order: 3 * BAND,
  normal: 2 * BAND,
  preview: BAND,
  ahead: 0,
} as const satisfies Record<JobClass, number>;

/** What a job of a higher class has, and none of this one. */
export const priorityAbove = (jobClass: JobClass) => TOP_OF[jobClass];

/**
 * Within its class a job is due at the minute it was queued, or a minute after the last waiting job
 * of the same customer, whichever is later; the earliest due goes first. So a customer with a
 * thousand waiting jobs is soon overtaken by one with five, keeps the order of their own, and is
 * never overtaken for ever: newcomers become due later and later. One try of a conversion takes
 * a minute at most, so the waiting jobs of one who queued many stay due ahead of the clock, behind newcomers.
 */
export const assignPriority = async (tx: Transaction, asked: Asked, now: Date): Promise<Place> => {
  const groupId = groupIdOf(asked);
  const top = TOP_OF[asked.class];
  const thisMinute = Math.floor(now.getTime() / 60_000);
  if (asked.fairKey === undefined) return { groupId, priority: top - thisMinute };
  const given = givenIn(tx);
  const last = given.get(groupId) ?? (await findLastPriority(tx, groupId)) ?? top;
  const priority = Math.min(top - thisMinute, last - 1);
  given.set(groupId, priority);
  return { groupId, priority };
};

/** A transaction that was given a priority holds the lock on the group, so for its next one there is nothing to wait for or look up. */
const prioritiesGiven = new WeakMap<Transaction, Map<string, number>>();

const givenIn = (tx: Transaction) => {
  const given = prioritiesGiven.get(tx) ?? new Map<string, number>();
  prioritiesGiven.set(tx, given);
  return given;
};

export const groupIdOf = ({ class: jobClass, fairKey }: Asked) =>
  fairKey === undefined ? jobClass : `${jobClass}:${fairKey}`;

/**
 * Two transactions of one customer do not see each other's jobs and would give out the same priorities.
 * So the group is locked until the transaction ends; by a statement of its own, for the next one to see
 * what others committed meanwhile.
 */
const findLastPriority = async (tx: Transaction, groupId: string) => {
  await lockGroup(tx, groupId);
  const { rows } = await tx.execute<{ last: number | null }>(lastPriority(groupId));
  return rows[0]?.last ?? undefined;
};

export const lockGroup = async (tx: Transaction, groupId: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job-lane:${groupId}`}, 0))`);
};

export const lastPriority = (groupId: string) =>
  sql`select min(priority) as last from pgboss.job
       where name = ${QUEUE} and group_id = ${groupId} and state < 'active'`;
