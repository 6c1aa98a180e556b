import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { groupIdOf, lockGroup } from './assign-priority.ts';
import { type Envelope, QUEUE } from './job-queue.ts';
import { type Sender, sendJobs, type When } from './send-job.ts';

/** Queues those of which no equal one is unfinished. All are of one class and one customer. */
export const sendMissing = async (
  sender: Sender,
  tx: Transaction,
  envelopes: readonly Envelope[],
  when: When = {},
) => {
  const [first] = envelopes;
  if (!first) return;
  const groupId = groupIdOf(first);
  await lockGroup(tx, groupId);
  const { rows } = await tx.execute<{ place: number }>(unqueued(groupId, envelopes));
  const missing = new Set(rows.map(({ place }) => place));
  await sendJobs(
    sender,
    tx,
    envelopes.filter((_, index) => missing.has(index)),
    when,
  );
};

/** By place in the list; whether two jobs are equal is for the database to say, which keeps them as JSON. */
export const unqueued = (groupId: string, envelopes: readonly Envelope[]) => {
  const wanted = JSON.stringify(envelopes.map(({ name, data }) => ({ name, data })));
  return sql`
    select (ordinality - 1)::int as place
      from jsonb_array_elements(${wanted}::jsonb) with ordinality as wanted
     where not exists (select from pgboss.job
                        where name = ${QUEUE} and group_id = ${groupId} and state <= 'active'
                          and data->'name' = value->'name' and data->'data' = value->'data')`;
};
