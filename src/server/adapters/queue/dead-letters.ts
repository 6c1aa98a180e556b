import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { DeadJob } from '#server/ports/queue.ts';
import { DEAD, type Envelope } from './job-queue.ts';

type DeadRow = { id: string; data: Envelope; attempts: number; reason: string | null; failed_at: Date };

export const listDead = async (db: Database, limit: number): Promise<DeadJob[]> => {
  const { rows } = await db.execute<DeadRow>(deadRows(limit));
  return rows.map(({ id, data, attempts, reason, failed_at: failedAt }) => ({
    id,
    name: data.name,
    data: data.data,
    reason: reason ?? 'No reason was given.',
    attempts,
    failedAt: new Date(failedAt),
  }));
};

/** pg-boss wraps the reasons it gives itself (a lost worker, a job that ran too long) in a `value`. */
export const deadRows = (limit: number) =>
  sql`select id, data, created_on as failed_at, coalesce(source_retry_count, 0) + 1 as attempts,
             coalesce(source_output->>'message', source_output->'value'->>'message') as reason
        from pgboss.job where name = ${DEAD} and state < 'active' and not blocked
       order by created_on desc limit ${limit}`;

/** Only one of two callers gets it. */
export const takeDead = async (tx: Transaction, id: string): Promise<Envelope | undefined> => {
  if (!z.uuid().safeParse(id).success) return undefined;
  const { rows } = await tx.execute<{ data: Envelope }>(
    sql`delete from pgboss.job where name = ${DEAD} and id = ${id} returning data`,
  );
  return rows[0]?.data;
};
