import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { withdrawals } from '#server/db/schema/legal.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { invoices } from '#server/db/schema/invoices.ts';

const former = alias(invoices, 'former');

/** With the one before, where it was made in its place. */
export const listInvoices = (db: Queryable, orderId: number) =>
  db
    .select({ at: invoices.createdAt, subject: invoices.number, formerId: former.id })
    .from(invoices)
    .leftJoin(former, eq(former.replacedBy, invoices.id))
    .where(eq(invoices.orderId, orderId));

export const listRegenerations = (db: Queryable, orderId: number) =>
  db
    .select({ at: orderGenerations.requestedAt })
    .from(orderGenerations)
    .where(eq(orderGenerations.orderId, orderId));

/** Of every generation that is kept; what one took over from another, once. */
export const listMadeDocuments = (db: Queryable, orderId: number) =>
  db
    .selectDistinctOn([generatedDocuments.stem], {
      at: generatedDocuments.finishedAt,
      subject: lineItems.name,
    })
    .from(lineItems)
    .innerJoin(generatedDocuments, eq(generatedDocuments.lineItemId, lineItems.id))
    .where(eq(lineItems.orderId, orderId));

/** Declarations that seem to mean this order, and who answered them. */
export const listWithdrawals = (db: Queryable, orderId: number) =>
  db
    .select({ at: withdrawals.receivedAt, answeredAt: withdrawals.answeredAt, answeredBy: customers.email })
    .from(withdrawals)
    .leftJoin(customers, eq(customers.id, withdrawals.answeredBy))
    .where(eq(withdrawals.orderId, orderId));
