import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Answer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/** What documents ask the businesses that buy them. They belong to the shop: a key means the same in every bundle. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As templates name it. */
    key: text().notNull(),
    label: text().notNull(),
    help: text().notNull(),
    group: text().notNull(),
    form: jsonb().$type<AnswerForm>().notNull(),
    /** Printed until there is an answer. */
    default: jsonb().$type<Answer>(),
    isNeeded: boolean('is_needed').notNull(),
    /** Counts every change, so that two administrators never mix theirs. */
    revision: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('questions_key')
      .on(table.key)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** What a business answered, whichever of its documents asked. It outlives the question, whose key may be asked again. */
export const answers = pgTable(
  'answers',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text().notNull(),
    value: jsonb().$type<Answer>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
);
