import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orderItems, orders } from '#server/db/schema/orders.ts';
import { isUpdatable } from '#server/modules/binder/updates/is-updatable.ts';
import type { BinderInput } from '#shared/contract/binder.ts';
import { type At, bitsAt, firstNeedAt, isFirstNeed, needsAt } from './binder-needs.ts';
import { sizesOf, type Stretch, stretchesOf, type Tally } from './tally.ts';

/** What somebody has bought and may still read. Orders that were closed are few: no document has to look up its own. */
const isIn = (customerId: string) =>
  and(
    eq(binderDocuments.customerId, customerId),
    sql`${binderDocuments.orderId} not in (
      select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId} and not ${isOpenOrder})`,
  );

const matching = (filter: BinderInput, at: At) => {
  const { search, state, orderId, need } = filter;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    isIn(at.customerId),
    search === '' ? undefined : sql`${binderDocuments.searchText} like lower(${pattern})`,
    state && eq(binderDocuments.state, state),
    orderId === undefined ? undefined : eq(binderDocuments.orderId, orderId),
    need && needsAt(at)[need],
  );
};

export const tallyDocuments = async (db: Queryable, at: At): Promise<Tally> => {
  const needs = bitsAt(at).as('needs');
  return db
    .select({ state: binderDocuments.state, needs, count: sql<number>`count(*)::int` })
    .from(binderDocuments)
    .where(isIn(at.customerId))
    .groupBy(binderDocuments.state, needs);
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

const columns = [binderDocuments.number, binderDocuments.title, binderDocuments.id];

/** A page of them, what needs doing first, and how many there are. A tally has to be of the same moment. */
export const listDocuments = async (db: Queryable, filter: BinderInput, at: At, tally?: Tally) => {
  const isNarrow = filter.search !== '' || filter.orderId !== undefined;
  const { ids, total } = tally && !isNarrow ? await leaf(db, filter, at, tally) : await find(db, filter, at);
  const rows = await selectRows(db, at).where(sql`${binderDocuments.id} = any(${sql.param(ids)}::int[])`);
  const byId = new Map(rows.map((row) => [row.document.id, row]));
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
};

/** Of what a search finds, which is little of a large binder: it is sorted. */
const find = async (db: Queryable, filter: BinderInput, at: At) => {
  const found = await db
    .select({ id: binderDocuments.id, total: sql<number>`count(*) over ()::int` })
    .from(binderDocuments)
    .where(matching(filter, at))
    .orderBy(firstNeedAt(at), ...columns)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 };
};

/** Of the whole binder: how many there are of each need tells where the page begins, and its stretches are read in the order of an index. */
const leaf = async (db: Queryable, filter: BinderInput, at: At, tally: Tally) => {
  const sizes = sizesOf(tally, filter);
  const ids: number[] = [];
  for (const stretch of stretchesOf(sizes, filter)) ids.push(...(await listStretch(db, filter, at, stretch)));
  return { ids, total: sizes.reduce((sum, size) => sum + size, 0) };
};

/** From the end that is nearer. */
const listStretch = async (db: Queryable, filter: BinderInput, at: At, stretch: Stretch) => {
  const { place, offset, limit, size } = stretch;
  const after = size - offset - limit;
  const isFromEnd = after < offset;
  const rows = await db
    .select({ id: binderDocuments.id })
    .from(binderDocuments)
    .where(and(matching(filter, at), isFirstNeed(at, place)))
    .orderBy(...columns.map(isFromEnd ? desc : asc))
    .limit(limit)
    .offset(isFromEnd ? after : offset);
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.toReversed() : ids;
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
