import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { readMigrations } from '#server/db/migrate.ts';

/** Once a process: a simulation asks hundreds of times. */
let known: ReturnType<typeof readMigrations> | undefined;

/** The schema is this version's, and every key is one that was checked. */
export const findDamagedDatabase = async (db: Database): Promise<string[]> => {
  const [applied, migrations, unchecked] = await Promise.all([
    db.execute<{ name: string }>(sql`select name from schema_migrations order by name`),
    (known ??= readMigrations()),
    db.execute<{ name: string }>(sql`select conname as name from pg_constraint where not convalidated
      union all select indexrelid::regclass::text from pg_index where not indisvalid`),
  ]);
  const names = applied.rows.map(({ name }) => name);
  const expected = migrations.map(({ name }) => name);
  return [
    ...(names.join() === expected.join() ? [] : [`the schema is ${names.at(-1)}, not ${expected.at(-1)}`]),
    ...unchecked.rows.map(({ name }) => `${name} was never checked`),
  ];
};
