import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import type { JobName } from '#server/ports/queue.ts';
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
