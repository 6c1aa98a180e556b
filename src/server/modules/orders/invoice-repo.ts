import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { invoices, isCurrentInvoice } from '#server/db/schema/invoices.ts';
import type { OrderRow } from './order.ts';
import { orders as limits } from './order-limits.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The one that holds. */
export const findInvoice = async (db: Queryable, orderId: number): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), isCurrentInvoice))
  )[0];

/** Also those that were corrected: each may have credit notes. */
export const listInvoiceIds = async (db: Queryable, orderId: number) =>
  (await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId))).map(
    ({ id }) => id,
  );

export const findOrderByInvoice = async (db: Queryable, invoiceId: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select({ order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, invoiceId))
  )[0]?.order;

export const insertInvoice = async (db: Queryable, invoice: typeof invoices.$inferInsert) => {
  await db.insert(invoices).values(invoice).onConflictDoNothing();
};

/** The old one stays and names the new one. Corrected twice at once, the first counts. */
export const replaceInvoice = async (
  tx: Transaction,
  formerId: string,
  corrected: typeof invoices.$inferInsert,
) => {
  const [former] = await tx.select().from(invoices).where(eq(invoices.id, formerId)).for('update');
  if (former?.replacedBy !== null) return;
  // Until both rows are there, neither holds: the index allows one.
  await tx.update(invoices).set({ replacedBy: formerId }).where(eq(invoices.id, formerId));
  await tx.insert(invoices).values(corrected);
  await tx.update(invoices).set({ replacedBy: corrected.id }).where(eq(invoices.id, formerId));
};

export const listInvoices = (db: Queryable, customerId: string, orderId?: number) =>
  db
    .select({ paymentIntent: invoices.paymentIntent, pdfUrl: invoices.pdfUrl })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        isCurrentInvoice,
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limits.maxListed);
