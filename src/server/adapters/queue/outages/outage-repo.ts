import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/connect.ts';
import { outages } from '#server/db/schema/outages.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import { QUEUE } from '#server/adapters/queue/job-queue.ts';
import { outage } from '#server/adapters/queue/job-limits.ts';

const inMs = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

export const listOutages = async (db: Queryable) => {
  const rows = await db.select({ dependency: outages.dependency }).from(outages);
  return rows.map(({ dependency }) => dependency);
};

/** Holds the row until the transaction ends: whoever ends the outage meanwhile waits, and then finds the job. */
export const openOutage = async (tx: Transaction, dependency: Dependency) => {
  await tx.execute(sql`
    insert into ${outages} (dependency, since, probed_at) values (${dependency}, now(), now())
    on conflict (dependency) do update set dependency = excluded.dependency`);
};

/** The same for one that is known already; false when it is over. */
export const holdOutage = async (tx: Transaction, dependency: Dependency) => {
  const { rows } = await tx.execute(sql`select 1 from ${outages} where dependency = ${dependency} for share`);
  return rows.length > 0;
};

/** True for one of all processes, once in a while. */
export const claimProbe = async (db: Database, dependency: Dependency) => {
  const { rowCount } = await db.execute(sql`
    update ${outages} set probed_at = now()
     where dependency = ${dependency} and probed_at <= now() - ${inMs(outage.probeEveryMs)}`);
  return rowCount === 1;
};

/** Ends an outage; its jobs can be taken at once, in the order in which they would have been. */
export const endOutage = (db: Database, dependency: Dependency) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${outages} where dependency = ${dependency}`);
    const { rowCount } = await tx.execute(sql`
      update pgboss.job set start_after = now()
       where name = ${QUEUE} and state = 'retry' and start_after > now()
         and output->>'waitsFor' = ${dependency}`);
    return rowCount ?? 0;
  });
