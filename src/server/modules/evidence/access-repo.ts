import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { type Expired, MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { documentAccesses } from '#server/db/schema/evidence.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { later } from '#server/kernel/clock.ts';
import { evidence } from './evidence-limits.ts';

export type NewAccess = {
  orderId: number;
  kind: 'view' | 'download';
  /** The file's ending, or `pages` for its pictures on screen. */
  format: string;
  /** Of the files of one document; none for all of an order in one. */
  stem?: string | undefined;
  revision?: number | undefined;
  /** Where it was asked for from; null where nobody knows. */
  address: string | null;
  at: Date;
};

/** One statement: which document it is of is looked up by its files. */
export const insertAccess = async (
  db: Queryable,
  { orderId, kind, format, stem, revision, address, at }: NewAccess,
) => {
  const since = later(at, -evidence.sameAccessMs).toISOString();
  await db.execute(sql`
    insert into ${documentAccesses} (order_id, line_item_id, generation, revision, kind, format, accessed_at, network)
    select ${orderId}::int, made.line_item_id, made.generation, ${revision ?? null}::int, ${kind}, ${format},
           ${at.toISOString()}::timestamptz, ${address}::inet
      from (select 1) one
      left join lateral (
        select ${generatedDocuments.lineItemId}, ${generatedDocuments.generation} from ${generatedDocuments}
         where ${generatedDocuments.stem} = ${stem ?? null} order by ${generatedDocuments.generation} desc limit 1) made on true
     where not exists (
       select from ${documentAccesses} a
        where a.order_id = ${orderId} and a.accessed_at > ${since}::timestamptz and a.kind = ${kind} and a.format = ${format}
          and a.line_item_id is not distinct from made.line_item_id
          and a.revision is not distinct from ${revision ?? null}::int
          and a.network is not distinct from ${address}::inet)`);
};

/** The latest, told in the order they happened. */
export const listAccesses = async (db: Queryable, orderId: number, limit: number) => {
  const rows = await db
    .select({ access: documentAccesses, document: lineItems.name })
    .from(documentAccesses)
    .leftJoin(lineItems, eq(lineItems.id, documentAccesses.lineItemId))
    .where(eq(documentAccesses.orderId, orderId))
    .orderBy(desc(documentAccesses.accessedAt), desc(documentAccesses.id))
    .limit(limit);
  return rows.toReversed();
};

export const expiredAccesses = (now: Date): Expired[] => [
  {
    table: documentAccesses,
    key: documentAccesses.id,
    at: documentAccesses.accessedAt,
    before: later(now, -evidence.keepAccessesMs),
  },
];

/** Spelled out as the index has it. */
const isExact = sql`masklen(${documentAccesses.network}) in (32, 128)`;

/** The /24 or the /48 is all that stays of old addresses. True when there may be more. */
export const shortenSomeNetworks = async (db: Database, now: Date) => {
  const isOld = and(isExact, lt(documentAccesses.accessedAt, later(now, -evidence.keepAddressesMs)));
  const some = db
    .select({ id: documentAccesses.id })
    .from(documentAccesses)
    .where(isOld)
    .orderBy(asc(documentAccesses.accessedAt))
    .limit(MAX_ROWS_PER_STATEMENT);
  const { rowCount } = await db
    .update(documentAccesses)
    .set({
      network: sql`network(set_masklen(${documentAccesses.network}, case family(${documentAccesses.network}) when 4 then 24 else 48 end))`,
    })
    .where(sql`${documentAccesses.id} in ${some}`);
  return rowCount === MAX_ROWS_PER_STATEMENT;
};
