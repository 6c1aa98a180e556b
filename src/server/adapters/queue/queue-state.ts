import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import type { JobName } from '#server/ports/queue.ts';
import { priorityAbove } from './assign-priority.ts';
import { jobs } from './job-limits.ts';
import { QUEUE } from './job-queue.ts';

type Depth = { name: JobName; waiting: number; running: number };

export const readDepth = async (db: Database): Promise<Depth[]> =>
  (await db.execute<Depth>(unfinishedByName)).rows;

export const unfinishedByName = sql`
  select data->>'name' as name,
         count(*) filter (where state < 'active')::int as waiting,
         count(*) filter (where state = 'active')::int as running
    from pgboss.job where name = ${QUEUE} and state <= 'active' group by 1 order by 1`;

/** What waits for a later try leaves the capacity to others until then. */
export const paidWork = sql`
  select count(*) filter (where state < 'active')::int as waiting,
         count(*) filter (where state = 'active')::int as running
    from pgboss.job
   where name = ${QUEUE} and state <= 'active' and start_after <= now()
     and priority > ${priorityAbove('normal')}`;

export const readPaidWork = async (db: Database) => {
  const { rows } = await db.execute<{ waiting: number; running: number }>(paidWork);
  return rows[0] ?? { waiting: 0, running: 0 };
};

type Pace = { name: string; done: number; medianMs: number; slowestMs: number };

/** Reads what is kept of done jobs, which is about an hour of them, from end to end: not for asking every second. */
export const readPace = async (db: Database): Promise<Pace[]> => {
  const { rows } = await db.execute<Pace>(sql`
    select data->>'name' as name, count(*)::int as done,
           (percentile_cont(0.5) within group (order by took))::float8 as "medianMs", max(took)::float8 as "slowestMs"
      from (select data, extract(epoch from completed_on - started_on)::float8 * 1000 as took from pgboss.job
             where name = ${QUEUE} and state = 'completed'
               and completed_on > now() - ${jobs.keepDoneMs} * interval '1 millisecond') done
     group by 1 order by 1`);
  return rows;
};

/** A long queue is not a stuck one: stuck is when a job could be taken and nobody works at all. */
export const checkQueue = async (db: Database) => {
  const { rows } = await db.execute<{ stuck: boolean }>(stuck);
  if (rows[0]?.stuck) throw new Error('Jobs are waiting and no worker takes them.');
};

export const stuck = sql`
  select exists (select from pgboss.job
                  where name = ${QUEUE} and state < 'active' and not blocked
                    and start_after < now() - ${jobs.stuckAfterMs} * interval '1 millisecond')
     and not exists (select from pgboss.job
                      where name = ${QUEUE} and state = 'active' and group_id is not null) as stuck`;
