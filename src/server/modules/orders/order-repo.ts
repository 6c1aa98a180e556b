import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { insertOrderEvents } from './events/order-event-repo.ts';
import type { OrderItem, OrderRow } from './order.ts';

type NewOrder = Pick<
  typeof orders.$inferInsert,
  'customerId' | 'reference' | 'cartKey' | 'amountInCents' | 'currency' | 'createdAt' | 'nextSyncAt'
> & { items: Omit<OrderItem, 'orderId' | 'position'>[] };

/** Spelled out, not a parameter: only so does it match the indexes of pending orders. */
export const isPending = sql`${orders.status} = 'pending'`;

const isOpenCart = ({ customerId, cartKey }: Pick<OrderRow, 'customerId' | 'cartKey'>) =>
  and(eq(orders.customerId, customerId), eq(orders.cartKey, cartKey), isPending);

export const findOrder = async (db: Queryable, id: number): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];

export const findOrderBySession = async (db: Queryable, sessionId: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.sessionId, sessionId)))[0];

export const findOrderByPayment = async (
  db: Queryable,
  paymentIntent: string,
): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.paymentIntent, paymentIntent)))[0];

export const findOrderByReference = async (
  db: Queryable,
  { id, reference }: Pick<OrderRow, 'id' | 'reference'>,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.reference, reference)))
  )[0];

export const getBuyersAddress = async (db: Queryable, customerId: string) => {
  const [found] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!found) throw new Error('The customer of an order is missing');
  return found.email;
};

export const findOpenOrder = async (
  db: Queryable,
  cart: Pick<OrderRow, 'customerId' | 'cartKey'>,
): Promise<OrderRow | undefined> => (await db.select().from(orders).where(isOpenCart(cart)))[0];

/** Writes the order unless an equal cart of the customer is open already. */
export const insertOrder = async (tx: Transaction, { items, ...order }: NewOrder) => {
  const [inserted] = await tx
    .insert(orders)
    .values({ ...order, status: 'pending' })
    .onConflictDoNothing({
      target: [orders.customerId, orders.cartKey],
      where: isPending,
    })
    .returning({ id: orders.id });
  if (!inserted) return;
  await tx
    .insert(orderItems)
    .values(items.map((item, position) => ({ ...item, orderId: inserted.id, position })));
};

/** Lets go of an order of this cart for which no session came to be in time. */
export const failUnopenedCart = (
  tx: Transaction,
  cart: Pick<OrderRow, 'customerId' | 'cartKey'>,
  { before, now }: { before: Date; now: Date },
) => fail(tx, and(isOpenCart(cart), isNull(orders.sessionId), lt(orders.createdAt, before)), now);

export const failOrder = (db: Queryable, id: number, now: Date) =>
  fail(db, and(eq(orders.id, id), eq(orders.status, 'pending')), now);

const fail = async (db: Queryable, which: SQL | undefined, happenedAt: Date) => {
  const failed = await db
    .update(orders)
    .set({ status: 'failed' })
    .where(which)
    .returning({ orderId: orders.id });
  await insertOrderEvents(
    db,
    failed.map(({ orderId }) => ({ orderId, kind: 'payment-failed', happenedAt })),
  );
};

/** The first session stays: a second one could be paid besides. */
export const attachSession = async (
  db: Queryable,
  id: number,
  session: Pick<OrderRow, 'sessionId' | 'sessionUrl' | 'sessionExpiresAt'>,
) => {
  await db
    .update(orders)
    .set(session)
    .where(and(eq(orders.id, id), isNull(orders.sessionId)));
};

export const lockOrder = async (tx: Transaction, id: number): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];

export const listItems = (db: Queryable, orderId: number): Promise<OrderItem[]> =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position));

/** The first product of an order and its industry, as it is now. */
export const findFirstProduct = async (db: Queryable, orderId: number) => {
  const [first] = await db
    .select({ industry: products.industry, productId: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
    .limit(1);
  return first ?? { industry: null, productId: undefined };
};

/** True for the first who asks. */
export const claimReceipt = async (tx: Transaction, id: number, receiptQueuedAt: Date) => {
  const claimed = await tx
    .update(orders)
    .set({ receiptQueuedAt })
    .where(and(eq(orders.id, id), isNull(orders.receiptQueuedAt)))
    .returning({ id: orders.id });
  return claimed.length > 0;
};

const mailColumns = { 'receipt-mailed': 'receiptMailAt', 'ready-mailed': 'readyMailAt' } as const;

export const recordMail = (
  db: Database,
  orderId: number,
  {
    kind,
    sentAt,
    ...mail
  }: { kind: keyof typeof mailColumns; sentAt: Date; subject: string; causedBy?: string | undefined },
) =>
  db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ [mailColumns[kind]]: sentAt })
      .where(eq(orders.id, orderId));
    await insertOrderEvents(tx, [{ ...mail, orderId, kind, happenedAt: sentAt }]);
  });
