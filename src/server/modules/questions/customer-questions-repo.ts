import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { type BuyerSnapshot, isOpenOrder, lineItems, orders } from '#server/db/schema/orders.ts';
import { askedKeysOf, templateVersions } from '#server/db/schema/templates.ts';

/** The keys of all that is asked by what the customer bought and may read. */
export const listBoughtKeys = async (db: Queryable, customerId: string) => {
  const rows = await db
    .selectDistinct({ key: sql<string>`unnest(${askedKeysOf(templateVersions)})` })
    .from(orders)
    .innerJoin(lineItems, eq(lineItems.orderId, orders.id))
    .innerJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .where(and(eq(orders.customerId, customerId), isOpenOrder));
  return rows.map(({ key }) => key);
};

export type AskingItem = {
  orderId: number;
  lineItemId: number;
  name: string;
  keys: string[];
  /** What the generation it is at was asked for with. */
  madeWith: BuyerSnapshot['answers'];
};

/** The documents of the customer's own order. Undefined when there is no such order; without any, the order has none. */
export const listAskingItems = async (
  db: Queryable,
  { orderId, customerId }: { orderId: number; customerId: string },
): Promise<AskingItem[] | undefined> => {
  const rows = await selectItems(db, and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return rows.length === 0 ? undefined : itemsIn(rows);
};

/** The documents of all that the customer bought and may read, as far as they ask anything. */
export const listAllAskingItems = async (db: Queryable, customerId: string): Promise<AskingItem[]> =>
  itemsIn(
    await selectItems(
      db,
      and(
        eq(orders.customerId, customerId),
        isOpenOrder,
        sql`cardinality(${askedKeysOf(templateVersions)}) > 0`,
      ),
    ),
  );

const selectItems = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      orderId: orders.id,
      lineItemId: lineItems.id,
      name: lineItems.name,
      keys: askedKeysOf(templateVersions),
      // The answers alone: the rest of a snapshot is not looked at.
      madeWith: sql<
        BuyerSnapshot['answers'] | null
      >`coalesce(${orderGenerations.buyer}, ${orders.buyer}) -> 'answers'`,
    })
    .from(orders)
    .leftJoin(lineItems, eq(lineItems.orderId, orders.id))
    .leftJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .leftJoin(
      orderGenerations,
      and(eq(orderGenerations.orderId, orders.id), eq(orderGenerations.number, lineItems.generation)),
    )
    .where(which)
    .orderBy(desc(orders.id), asc(lineItems.position));

const itemsIn = (rows: Awaited<ReturnType<typeof selectItems>>): AskingItem[] =>
  rows.flatMap(({ lineItemId, name, madeWith, ...row }) =>
    lineItemId === null || name === null
      ? []
      : [{ ...row, lineItemId, name, madeWith: madeWith ?? undefined }],
  );
