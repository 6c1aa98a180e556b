import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/** The payment provider's name for a customer. */
export const paymentCustomers = pgTable('payment_customers', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id),
  providerId: text('provider_id').notNull(),
});

/** What an event is about: ids only, the job asks the provider for the truth. */
export type EventSubject = {
  sessionId?: string;
  paymentIntent?: string;
  reference?: string;
  invoiceId?: string;
};

/** The inbox of webhooks: a repeated event is harmless once it was processed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    subject: jsonb().$type<EventSubject>().notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    index('payment_events_processed')
      .on(table.processedAt)
      .where(sql`${table.processedAt} is not null`),
    index('payment_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
);

/** Until when the provider's own list of events was looked through for ones that never arrived. */
export const paymentEventMarks = pgTable('payment_event_marks', {
  /** There is one. */
  id: text().primaryKey(),
  seenUntil: instant('seen_until').notNull(),
});
