import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { QUEUE } from '#server/adapters/queue/job-queue.ts';
import { type Sender, sendJobs } from '#server/adapters/queue/send-job.ts';
import type { JobChoice, JobTrouble, TroubleState } from '#server/ports/job-trouble.ts';
import { isChosen, jobOf, readRows, removedRows, troubledCount, troubledRows } from './troubled-rows.ts';

/** So many dead jobs are requeued in one transaction. */
const REQUEUED_AT_ONCE = 100;

export const createJobTrouble = (sender: Sender, db: Database): JobTrouble => {
  const countOf = async (state: TroubleState) =>
    (await db.execute<{ count: number }>(troubledCount(state))).rows[0]?.count ?? 0;

  return {
    count: async () => ({ dead: await countOf('dead'), waiting: await countOf('waiting') }),
    findOldestWait: async () => {
      const { rows } = await db.execute<{ at: Date | null }>(oldestWait);
      return rows[0]?.at ? new Date(rows[0].at) : undefined;
    },
    list: async (state, limit) => (await readRows(db, troubledRows(state, limit))).map(jobOf),
    retry: (choice) => (choice.state === 'dead' ? requeue(sender, db, choice) : hurry(db, choice)),
    remove: async (tx, choice, limit) => (await readRows(tx, removedRows(choice, limit))).map(jobOf),
  };
};

/** What was asked to be done later, and has not failed, does not wait yet. */
export const oldestWait = sql`
  select min(created_on) as at from pgboss.job
   where name = ${QUEUE} and state < 'active' and (state = 'retry' or start_after <= now())`;

/** A job takes days to die again, so this comes to an end. */
const requeue = async (sender: Sender, db: Database, choice: JobChoice) => {
  let requeued = 0;
  let taken: number;
  do {
    taken = await db.transaction(async (tx) => {
      const dead = await readRows(tx, removedRows(choice, REQUEUED_AT_ONCE));
      await sendJobs(
        sender,
        tx,
        dead.map(({ data }) => data),
      );
      return dead.length;
    });
    requeued += taken;
  } while (taken === REQUEUED_AT_ONCE);
  return requeued;
};

/** Workers look for due jobs every second. */
const hurry = async (db: Database, choice: JobChoice) => {
  const { rowCount } = await db.execute(
    sql`update pgboss.job set start_after = least(start_after, now()) where ${isChosen(choice)}`,
  );
  return rowCount ?? 0;
};
