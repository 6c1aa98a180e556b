import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { DEAD, type Envelope, QUEUE } from '#server/adapters/queue/job-queue.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import type { JobChoice, TroubledJob, TroubleState } from '#server/ports/job-trouble.ts';

type Row = {
  id: string;
  data: Envelope;
  attempts: number;
  reason: string | null;
  since: Date;
  next_try_at: Date | null;
  waits_for: Dependency | null;
};

/** A job that was only handed back by a worker that stopped has nothing to tell. */
const inState: Record<TroubleState, SQL> = {
  dead: sql`name = ${DEAD} and state < 'active' and not blocked`,
  waiting: sql`name = ${QUEUE} and state = 'retry' and output is not null`,
};

/** pg-boss wraps the reasons it gives itself (a lost worker, a job that ran too long) in a `value`. */
const columns: Record<TroubleState, SQL> = {
  dead: sql`id, data, created_on as since, null::timestamptz as next_try_at, null as waits_for,
            coalesce(source_retry_count, 0) + 1 as attempts,
            coalesce(source_output->>'message', source_output->'value'->>'message') as reason`,
  waiting: sql`id, data, created_on as since, start_after as next_try_at, output->>'waitsFor' as waits_for,
               greatest(coalesce((output->>'tries')::int, 0), 1) as attempts,
               coalesce(output->>'message', output->'value'->>'message') as reason`,
};

const order: Record<TroubleState, SQL> = {
  dead: sql`created_on desc`,
  waiting: sql`created_on`,
};

export const isChosen = ({ state, ids }: JobChoice) =>
  ids ? sql`${inState[state]} and id = any(${sql.param([...ids])}::uuid[])` : inState[state];

export const troubledCount = (state: TroubleState) =>
  sql`select count(*)::int as count from pgboss.job where ${inState[state]}`;

export const troubledRows = (state: TroubleState, limit: number) =>
  sql`select ${columns[state]} from pgboss.job where ${inState[state]} order by ${order[state]} limit ${limit}`;

/**
 * Whoever comes second finds them locked and leaves them to the first. They are chosen once: as a query within the condition they
 * may be chosen anew for every job, as Postgres sees fit, which takes out more than the limit.
 */
export const removedRows = (choice: JobChoice, limit: number) =>
  sql`with chosen as materialized (
        select name, id from pgboss.job where ${isChosen(choice)}
         order by created_on limit ${limit} for update skip locked)
      delete from pgboss.job where (name, id) in (select name, id from chosen)
      returning ${columns[choice.state]}`;

export const readRows = async (db: Queryable, query: SQL) => (await db.execute<Row>(query)).rows;

export const jobOf = ({ id, data, attempts, reason, since, next_try_at, waits_for }: Row): TroubledJob => ({
  id,
  name: data.name,
  data: data.data,
  reason: reason ?? 'No reason was given.',
  attempts,
  since: new Date(since),
  nextTryAt: next_try_at && new Date(next_try_at),
  waitsFor: waits_for,
});
