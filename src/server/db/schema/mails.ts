import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Mails kept instead of sent, when no SMTP server is configured; the mail viewer shows them. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid().primaryKey(),
    /** The order they came in. Not the time: two may share an instant, and a clock may be set back. */
    arrival: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('outbox_mails_arrival').on(table.arrival)],
);
