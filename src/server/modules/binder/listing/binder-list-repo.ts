import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orderItems, orders } from '#server/db/schema/orders.ts';
import { addDays } from '#shared/days.ts';
import { isUpdatable } from '#server/modules/binder/updates/is-updatable.ts';
import type { BinderInput, BinderNeed } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';

/** Whose binder, and when. */
export type At = { customerId: string; now: Date; today: string };

/** Found once for the whole binder, not anew for each of its documents. */
const hasUpdate = ({ customerId, now }: At) => sql<boolean>`(${binderDocuments.id} in (
  select ${binderDocuments.id} from ${binderDocuments} join ${orders} on ${orders.id} = ${binderDocuments.orderId}
   where ${binderDocuments.customerId} = ${customerId} and ${isUpdatable(now)}))`;

const needsAt = (at: At, update = hasUpdate(at)): Record<BinderNeed, SQL<boolean>> => ({
  // What was withdrawn can be approved, but waits for nobody.
  approve: sql<boolean>`(${binderDocuments.draftRevision} is not null and ${binderDocuments.state} <> 'withdrawn')`,
  update,
  review: sql<boolean>`(${binderDocuments.state} = 'in-force'
    and ${binderDocuments.nextReviewOn} <= ${addDays(at.today, binder.reviewAheadDays)}::date)`,
  read: sql<boolean>`(${binderDocuments.state} = 'in-force' and ${binderDocuments.readerCount} > ${binderDocuments.readCount})`,
});

/** What somebody has bought and may still read. */
const isIn = (customerId: string) => and(eq(binderDocuments.customerId, customerId), isOpenOrder);

const matching = (filter: BinderInput, at: At) => {
  const { search, state, orderId, need } = filter;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    search === ''
      ? undefined
      : or(
          ilike(binderDocuments.title, pattern),
          ilike(binderDocuments.number, pattern),
          ilike(binderDocuments.owner, pattern),
        ),
    state && eq(binderDocuments.state, state),
    orderId === undefined ? undefined : eq(binderDocuments.orderId, orderId),
    need && needsAt(at)[need],
  );
};

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

export const countDocuments = async (db: Queryable, at: At) => {
  const needs = needsAt(at);
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      draft: countIf(eq(binderDocuments.state, 'draft')),
      inForce: countIf(eq(binderDocuments.state, 'in-force')),
      withdrawn: countIf(eq(binderDocuments.state, 'withdrawn')),
      approve: countIf(needs.approve),
      update: countIf(needs.update),
      review: countIf(needs.review),
      read: countIf(needs.read),
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(isIn(at.customerId));
  if (!counts) throw new Error('A count has no row.');
  return counts;
};

/** The newest revision, on which the row of a document tells what is to come. */
const newestOf = (db: Queryable) =>
  db
    .select({
      number: binderRevisions.number,
      reason: binderRevisions.reason,
      stem: binderRevisions.stem,
      approvalId: binderRevisions.approvalId,
      issuedAt: binderRevisions.issuedAt,
      failure: binderRevisions.failure,
      effectiveOn: approvals.effectiveOn,
      approvedAt: approvals.approvedAt,
    })
    .from(binderRevisions)
    .leftJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .where(eq(binderRevisions.documentId, binderDocuments.id))
    .orderBy(desc(binderRevisions.number))
    .limit(1)
    .as('newest');

const bundleName = sql<string>`(
  select string_agg(${orderItems.name}, ', ' order by ${orderItems.position})
    from ${orderItems} where ${orderItems.orderId} = ${orders.id})`;

const selectRows = (db: Queryable, at: At) => {
  const newest = newestOf(db);
  return db
    .select({
      document: binderDocuments,
      bundle: bundleName,
      needs: needsAt(at, isUpdatable(at.now)),
      newest: {
        number: newest.number,
        reason: newest.reason,
        stem: newest.stem,
        approvalId: newest.approvalId,
        issuedAt: newest.issuedAt,
        failure: newest.failure,
        effectiveOn: newest.effectiveOn,
        approvedAt: newest.approvedAt,
      },
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoinLateral(newest, sql`true`)
    .$dynamic();
};

export type BinderRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Whether it asks for the whole binder, whose documents are counted anyway. */
const isWhole = ({ search, state, orderId, need }: BinderInput) =>
  search === '' && state === undefined && orderId === undefined && need === undefined;

/**
 * A page of them, what needs doing first; and how many there are, unless that is all. Counting is left out then: with it Postgres
 * has to carry every row through the sort, without it those of the page.
 */
export const listDocuments = async (db: Queryable, filter: BinderInput, at: At) => {
  const condition = and(isIn(at.customerId), matching(filter, at));
  const { approve, update, review, read } = needsAt(at);
  const rank = sql`case when ${approve} then 0 when ${update} then 1 when ${review} then 2 when ${read} then 3 else 4 end`;
  const page = db
    .select({
      id: binderDocuments.id,
      total: isWhole(filter) ? sql<null>`null` : sql<number>`count(*) over ()::int`,
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(condition)
    .orderBy(rank, asc(binderDocuments.number), asc(binderDocuments.title), asc(binderDocuments.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const found = await page;
  const ids = found.map(({ id }) => id);
  const rows = await selectRows(db, at).where(sql`${binderDocuments.id} = any(${sql.param(ids)}::int[])`);
  const byId = new Map(rows.map((row) => [row.document.id, row]));
  const total = isWhole(filter) ? undefined : (found[0]?.total ?? 0);
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
};

export const findDocument = async (db: Queryable, id: number, at: At) => {
  const [found] = await selectRows(db, at).where(and(isIn(at.customerId), eq(binderDocuments.id, id)));
  return found;
};

export const listBundles = (db: Queryable, customerId: string) =>
  db
    .select({ orderId: orders.id, name: bundleName })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isOpenOrder,
        sql`exists (select from ${binderDocuments} where ${binderDocuments.orderId} = ${orders.id})`,
      ),
    )
    .orderBy(asc(orders.id));
