import { sql } from 'drizzle-orm';
import type { Services } from '#server/kernel/services.ts';

/** What every table, the job queue and the storage hold: equal before and after means that nothing was written. */
export const footprintOf = async ({ db, storage }: Pick<Services, 'db' | 'storage'>) => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select n.nspname || '.' || relname as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
         where relkind = 'r' and n.nspname in ('public', 'stripe_sandbox') order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const name of [...tables.map((table) => table.name), 'pgboss.job'])
    hashes[name] = await hashOf(db, name);
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return { hashes, keys: keys.toSorted() };
};

const hashOf = async (db: Services['db'], table: string) => {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select count(*) || ':' || coalesce(md5(string_agg(line, '' order by line)), '') as hash
          from (select t::text as line from ${sql.raw(table)} t) lines`,
  );
  return rows[0]?.hash ?? '';
};
