import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { invoices, orders } from '#server/db/schema/orders.ts';
import type { OrderRow } from './order.ts';
import { orders as limits } from './order-limits.ts';

type InvoiceRow = typeof invoices.$inferSelect;

export const findInvoice = async (db: Queryable, orderId: number): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0];

export const findOrderByInvoice = async (db: Queryable, invoiceId: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select({ order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, invoiceId))
  )[0]?.order;

export const insertInvoice = async (db: Queryable, invoice: InvoiceRow) => {
  await db.insert(invoices).values(invoice).onConflictDoNothing();
};

export const listInvoices = (db: Queryable, customerId: string, orderId?: number) =>
  db
    .select({ paymentIntent: invoices.paymentIntent, pdfUrl: invoices.pdfUrl })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), orderId === undefined ? undefined : eq(orders.id, orderId)))
    .orderBy(desc(orders.id))
    .limit(limits.maxListed);
