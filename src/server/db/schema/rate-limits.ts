import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * One row per use of something limited (a code sent, a code checked), so that windows slide exactly.
 * The table keeps its first name: a server of an older version may still run beside this one.
 */
export const rateLimitUses = pgTable(
  'allowance_uses',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('allowance_uses_key').on(table.key, table.usedAt),
    index('allowance_uses_at').on(table.usedAt),
  ],
);
