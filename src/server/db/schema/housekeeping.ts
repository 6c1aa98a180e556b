import { pgTable, text } from 'drizzle-orm/pg-core';

/** How far a round through something large has come, for whoever takes the next part of it. */
export const sweepCursors = pgTable('sweep_cursors', {
  id: text().primaryKey(),
  position: text().notNull(),
});
