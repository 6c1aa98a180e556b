import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import type { JobClass } from '#server/ports/queue.ts';
import { LINE } from './job-line.ts';

/** Where a job stands in the line: pg-boss takes the highest priority first, then the oldest. */
type Turn = { lane: string; priority: number };

type Asked = { class: JobClass; fairKey?: string | undefined };

/** Classes are this far apart, in minutes: a job may wait for nine centuries and still not change class. */
const BAND = 500_000_000;
const TOP_OF = { order: 3 * BAND, normal: 2 * BAND, preview: BAND } as const satisfies Record<
  JobClass,
  number
>;

/**
 * Within its class a job is due at the minute it was queued, or a minute after the last waiting job
 * of the same customer, whichever is later; the earliest due goes first. So a customer with a
 * thousand waiting jobs is soon overtaken by one with five, keeps the order of their own, and is
 * never overtaken for ever: newcomers become due later and later. One try of a conversion takes
 * a minute at most, so the waiting jobs of one who queued many stay due ahead of the clock, behind newcomers.
 */
export const takeTurn = async (tx: Transaction, asked: Asked, now: Date): Promise<Turn> => {
  const lane = laneOf(asked);
  const top = TOP_OF[asked.class];
  const thisMinute = Math.floor(now.getTime() / 60_000);
  if (asked.fairKey === undefined) return { lane, priority: top - thisMinute };
  const given = givenIn(tx);
  const last = given.get(lane) ?? (await findLastTurn(tx, lane)) ?? top;
  const priority = Math.min(top - thisMinute, last - 1);
  given.set(lane, priority);
  return { lane, priority };
};

/** A transaction that was given a turn holds the lane, so for its next one there is nothing to wait for or look up. */
const turns = new WeakMap<Transaction, Map<string, number>>();

const givenIn = (tx: Transaction) => {
  const given = turns.get(tx) ?? new Map<string, number>();
  turns.set(tx, given);
  return given;
};

const laneOf = ({ class: jobClass, fairKey }: Asked) =>
  fairKey === undefined ? jobClass : `${jobClass}:${fairKey}`;

/**
 * Two transactions of one customer do not see each other's jobs and would give out the same turns.
 * So the lane is held until the transaction ends; by a statement of its own, for the next one to see
 * what others committed meanwhile.
 */
const findLastTurn = async (tx: Transaction, lane: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job-lane:${lane}`}, 0))`);
  const { rows } = await tx.execute<{ last: number | null }>(lastPriority(lane));
  return rows[0]?.last ?? undefined;
};

export const lastPriority = (lane: string) =>
  sql`select min(priority) as last from pgboss.job
       where name = ${LINE} and group_id = ${lane} and state < 'active'`;
