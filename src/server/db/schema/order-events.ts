import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

export const orderEventKinds = [
  'payment-failed',
  'needs-review',
  'refund-asked',
  'refunded',
  'refund-undone',
  'disputed',
  'dispute-ended',
  'closed',
  'evidence-submitted',
  'document-failed',
  'generation-retried',
  'receipt-mailed',
  'ready-mailed',
  'downloaded',
] as const;

/** What happened to an order and leaves no row of its own anywhere else; only ever added to. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: orderEventKinds }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** An administrator; null for what happened by itself or on the buyer's side. */
    causedBy: uuid('caused_by').references(() => customers.id),
    /** A recipient, a file, a document or a reason. */
    subject: text(),
    amountInCents: integer('amount_in_cents'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
