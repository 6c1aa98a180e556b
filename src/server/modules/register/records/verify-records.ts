import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { contentOf, hashOf, NO_HASH, type RecordFacts } from './record-hash.ts';

type RecordRow = typeof records.$inferSelect;
type Misfit = { customerId: string; position: number; why: string };

export type Verification = { binders: number; records: number; misfit: Misfit | undefined };

const ROWS_AT_ONCE = 1000;

/** Reads all records there are, binder by binder, up to the first that does not fit. */
export const verifyRecords = async (db: Queryable): Promise<Verification> => {
  const chains = await db
    .selectDistinct({ customerId: records.customerId })
    .from(records)
    .orderBy(asc(records.customerId));
  let count = 0;
  for (const [index, { customerId }] of chains.entries()) {
    const { fitting, misfit } = await verifyChain(db, customerId);
    count += fitting;
    if (misfit) return { binders: index, records: count, misfit: { customerId, ...misfit } };
  }
  return { binders: chains.length, records: count, misfit: undefined };
};

const verifyChain = async (db: Queryable, customerId: string) => {
  let before = { position: 0, hash: NO_HASH };
  for (;;) {
    const rows = await listAfter(db, customerId, before.position);
    for (const row of rows) {
      const why = findMisfit(before, row);
      if (why) return { fitting: before.position, misfit: { position: row.position, why } };
      before = row;
    }
    if (rows.length < ROWS_AT_ONCE) return { fitting: before.position, misfit: undefined };
  }
};

const listAfter = (db: Queryable, customerId: string, position: number) =>
  db
    .select()
    .from(records)
    .where(and(eq(records.customerId, customerId), gt(records.position, sql`${position}::int`)))
    .orderBy(asc(records.position))
    .limit(ROWS_AT_ONCE);

const findMisfit = (before: { position: number; hash: string }, row: RecordRow) => {
  if (row.position !== before.position + 1) return 'a record before it is missing';
  if (row.previousHash !== before.hash) return 'it does not follow the record before it';
  if (row.hash !== hashOf(row.previousHash, row.content)) return 'its content was altered';
  return hasOwnColumns(row) ? undefined : 'its columns say something else than its content';
};

const hasOwnColumns = ({ content, ...columns }: RecordRow) => {
  const { customerId, position, kind, happenedAt, documentId } = columns;
  return contentOf({ customerId, position, kind, happenedAt, documentId, data: dataIn(content) }) === content;
};

/** Somebody who writes rows of their own writes what they like. */
const dataIn = (content: string): RecordFacts['data'] => {
  try {
    return (JSON.parse(content) as Pick<RecordFacts, 'data'>).data;
  } catch {
    return {};
  }
};
