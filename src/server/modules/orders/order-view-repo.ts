import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { productTemplates } from '#server/db/schema/catalog.ts';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { products } from '#server/db/schema/catalog.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { refundedInCents } from '#server/db/schema/refunds.ts';
import type { Industry } from '#shared/industries.ts';
import { type SamplePage, templateVersions } from '#server/db/schema/templates.ts';
import type { OrderRow } from './order.ts';
import type { AdminOrderRecord, OrderRecord } from './order-record.ts';

const { id, createdAt, paymentIntent, status, amountInCents, paidInCents, closedBy } =
  getTableColumns(orders);
const { taxInCents, isReverseCharge } = getTableColumns(orders);

const newestBuyer = sql`(
  select ${orderGenerations.buyer} from ${orderGenerations}
   where ${orderGenerations.orderId} = ${orders.id} order by ${orderGenerations.number} desc limit 1)`;

/** Documents that come with the payment; until then, those of the bundles that are ordered. */
const documentCount = sql<number>`case when ${orders.status} in ('pending', 'failed') then (
  select count(distinct ${productTemplates.templateId})::int
    from ${orderItems} join ${productTemplates} on ${productTemplates.productId} = ${orderItems.productId}
   where ${orderItems.orderId} = ${orders.id}) else progress.documents end`;

const columns = {
  id,
  createdAt,
  paymentIntent,
  status,
  amountInCents,
  paidInCents,
  closedBy,
  refundedInCents,
  taxInCents,
  isReverseCharge,
  documentCount,
  generatedCount: sql<number>`progress.generated`,
  failedCount: sql<number>`progress.failed`,
  cover: sql<SamplePage | null>`cover.page`,
  firstStem: sql<string | null>`(
    select ${lineItems.stem} from ${lineItems}
     where ${lineItems.orderId} = ${orders.id} and ${lineItems.stem} is not null and ${lineItems.status} <> 'GENERATING'
     order by ${lineItems.position} limit 1)`,
  industry: sql<Industry | null>`(
    select ${products.industry} from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
     where ${orderItems.orderId} = ${orders.id} order by ${orderItems.position} limit 1)`,
  businessName: sql<string | null>`coalesce(${newestBuyer}, ${orders.buyer}) #>> '{business,name}'`,
};

const progress = sql`(
  select count(*)::int as documents,
         count(*) filter (where ${lineItems.status} = 'GENERATED')::int as generated,
         count(*) filter (where ${lineItems.status} = 'FAILED')::int as failed
    from ${lineItems} where ${lineItems.orderId} = ${orders.id}) as progress`;

const cover = sql`(
  select ${templateVersions.samplePages} -> 0 as page
    from ${lineItems} join ${templateVersions} on ${templateVersions.id} = ${lineItems.templateVersionId}
   where ${lineItems.orderId} = ${orders.id} order by ${lineItems.position} limit 1) as cover`;

/** Everything is above no id, so that a first page is asked for like any other. */
const NEWEST = 2_147_483_647;

type Page = { where: SQL | undefined; limit: number };

const withItems = async <Row extends { id: number }>(db: Queryable, rows: Row[]) => {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] }));
};

/** The newest first. */
const list = async (db: Queryable, { where, limit }: Page): Promise<OrderRecord[]> =>
  withItems(
    db,
    await db
      .select(columns)
      .from(orders)
      .innerJoin(sql`lateral ${progress}`, sql`true`)
      .leftJoin(sql`lateral ${cover}`, sql`true`)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(limit),
  );

export const listCustomerOrders = (
  db: Queryable,
  customerId: string,
  { limit, before = NEWEST }: { limit: number; before?: number | undefined },
) => list(db, { where: and(eq(orders.customerId, customerId), lt(orders.id, before)), limit });

export const findCustomerOrder = async (db: Queryable, customerId: string, orderId: number) =>
  (await list(db, { where: and(eq(orders.customerId, customerId), eq(orders.id, orderId)), limit: 1 }))[0];

export type OrderSearch = {
  /** Part of an address. */
  email?: string | undefined;
  orderId?: number | undefined;
  status?: OrderRow['status'] | undefined;
  before?: number | undefined;
  limit: number;
};

const listAdmin = async (db: Queryable, { where, limit }: Page): Promise<AdminOrderRecord[]> =>
  withItems(
    db,
    await db
      .select({ ...columns, reviewReason: orders.reviewReason, email: customers.email })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .innerJoin(sql`lateral ${progress}`, sql`true`)
      .leftJoin(sql`lateral ${cover}`, sql`true`)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(limit),
  );

export const filterOf = ({ email, orderId, status: asked, before }: OrderSearch) =>
  and(
    lt(orders.id, before ?? NEWEST),
    asked === undefined ? undefined : eq(orders.status, asked),
    email === undefined ? undefined : sql`${customers.email} like ${`%${likeText(email)}%`}`,
    orderId === undefined ? undefined : eq(orders.id, orderId),
  );

export const listOrders = (db: Queryable, search: OrderSearch) =>
  listAdmin(db, { where: filterOf(search), limit: search.limit });

export const findAdminOrder = async (db: Queryable, orderId: number) =>
  (await listAdmin(db, { where: eq(orders.id, orderId), limit: 1 }))[0];

const likeText = (text: string) => text.replaceAll(/[%_\\]/g, '\\$&');
