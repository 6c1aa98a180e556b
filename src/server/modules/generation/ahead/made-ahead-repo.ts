import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { type Expired, MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { madeAhead } from '#server/db/schema/ahead.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { later } from '#server/kernel/clock.ts';
import { plannedColumns } from '#server/modules/generation/generation-repo.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { ahead } from './ahead-limits.ts';

export type MadeAhead = typeof madeAhead.$inferSelect;

/** Spelled out, not a parameter: only so does it match the index. */
const isKept = sql`${madeAhead.outcome} = 'kept'`;

export const isMadeAhead = async (
  db: Queryable,
  { orderId, fingerprint }: Pick<MadeAhead, 'orderId' | 'fingerprint'>,
) =>
  (await db.$count(
    madeAhead,
    and(eq(madeAhead.orderId, orderId), eq(madeAhead.fingerprint, fingerprint), isKept),
  )) > 0;

/** False when somebody else has made the same. */
export const insertMadeAhead = async (tx: Transaction, made: Omit<MadeAhead, 'outcome' | 'endedAt'>) => {
  const inserted = await tx
    .insert(madeAhead)
    .values(made)
    .onConflictDoNothing()
    .returning({ stem: madeAhead.stem });
  return inserted.length > 0;
};

/** Nobody clears them away until this transaction is over. */
export const lockMadeAhead = (tx: Transaction, orderId: number): Promise<MadeAhead[]> =>
  tx
    .select()
    .from(madeAhead)
    .where(and(eq(madeAhead.orderId, orderId), isKept))
    .for('update');

/** The documents of an order that are still to be made, with their templates. */
export const listItemsToMake = (tx: Transaction, orderId: number) =>
  tx
    .select({
      wanted: { lineItemId: lineItems.id, generation: lineItems.generation },
      name: lineItems.name,
      template: plannedColumns,
    })
    .from(lineItems)
    .innerJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .where(and(eq(lineItems.orderId, orderId), eq(lineItems.status, 'GENERATING')))
    .orderBy(asc(lineItems.position));

export const findPlannedTemplate = async (db: Queryable, id: number) =>
  (await db.select(plannedColumns).from(templateVersions).where(eq(templateVersions.id, id)))[0];

/** From now on they are files of the order and of its buyer. */
export const giveFiles = async (
  tx: Transaction,
  paths: string[],
  owner: { ownerId: string; orderId: number },
) => {
  await tx
    .update(storedFiles)
    .set(owner)
    .where(and(eq(storedFiles.bucket, PREVIEW_BUCKET), inArray(storedFiles.path, paths)));
};

/** Those of them that nobody has ended before. */
export const endMadeAhead = async (
  tx: Transaction,
  stems: string[],
  end: { outcome: 'used' | 'dropped'; endedAt: Date },
) => {
  const ended = await tx
    .update(madeAhead)
    .set(end)
    .where(and(inArray(madeAhead.stem, stems), isKept))
    .returning({ stem: madeAhead.stem });
  return ended.map(({ stem }) => stem);
};

/** What no payment will ask for any more. */
export const listUnused = async (db: Queryable, now: Date) => {
  const rows = await db
    .select({ stem: madeAhead.stem })
    .from(madeAhead)
    .innerJoin(orders, eq(orders.id, madeAhead.orderId))
    .where(
      and(
        isKept,
        // All of them: it has Postgres read the index of those that are kept, which are few.
        gt(madeAhead.orderId, 0),
        or(
          lt(madeAhead.madeAt, later(now, -ahead.keepMs)),
          sql`${orders.status} <> 'pending'`,
          lte(orders.sessionExpiresAt, now),
        ),
      ),
    )
    .limit(MAX_ROWS_PER_STATEMENT);
  return rows.map(({ stem }) => stem);
};

/** What has not ended has no such instant, and stays. */
export const expiredAhead = (now: Date): Expired[] => [
  {
    table: madeAhead,
    key: madeAhead.stem,
    at: madeAhead.endedAt,
    before: later(now, -ahead.tellMs),
  },
];
