import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

/** Every row of every table of every schema that holds one of the words, as `schema.table: row`. */
export const findText = async (db: Database, words: readonly string[]) => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const pattern = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select row::text from ${sql.raw(name)} as row where row::text ilike any(${sql.param(pattern)}::text[])`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
};
