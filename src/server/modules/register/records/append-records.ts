import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { contentOf, hashOf, NO_HASH, type RecordFacts } from './record-hash.ts';

export type NewRecord = Pick<RecordFacts, 'kind' | 'documentId' | 'data'>;

/**
 * Adds to the records of a binder. From here to the end of the transaction nobody else adds to them: whoever adds has locked
 * its orders and documents before, never after. Answers where in the chain they stand, in their order.
 */
export const appendRecords = async (
  tx: Transaction,
  { customerId, happenedAt }: { customerId: string; happenedAt: Date },
  added: readonly NewRecord[],
): Promise<number[]> => {
  if (added.length === 0) return [];
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`records ${customerId}`}, 0))`);
  let last = await findLast(tx, customerId);
  const rows = added.map((record) => {
    const facts = { customerId, position: last.position + 1, happenedAt, ...record };
    const content = contentOf(facts);
    const { data: _, ...columns } = facts;
    const row = { ...columns, content, previousHash: last.hash, hash: hashOf(last.hash, content) };
    last = row;
    return row;
  });
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_STATEMENT)
    await tx.insert(records).values(rows.slice(start, start + MAX_ROWS_PER_STATEMENT));
  return rows.map(({ position }) => position);
};

const findLast = async (tx: Transaction, customerId: string): Promise<{ position: number; hash: string }> => {
  const [last] = await tx
    .select({ position: records.position, hash: records.hash })
    .from(records)
    .where(eq(records.customerId, customerId))
    .orderBy(desc(records.position))
    .limit(1);
  return last ?? { position: 0, hash: NO_HASH };
};
