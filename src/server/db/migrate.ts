import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { patiently } from './watched-client.ts';

type Migration = { name: string; sql: string; sha256: string };

export const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');

/** Any number will do, as long as every process asks for the same one. */
const LOCK = 7_203_118;

/** The schema in the database cannot be served by this version of the code. */
export class SchemaMismatch extends Error {}

export const readMigrations = async (directory = MIGRATIONS_DIR): Promise<Migration[]> => {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
};

/** Brings the schema up to date: everything that is missing in one transaction, one process at a time. */
export const migrate = async (pool: pg.Pool, migrations: Migration[]): Promise<string[]> => {
  const client = await pool.connect();
  try {
    return await patiently(client, () => applyMissing(client, migrations));
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};

const applyMissing = async (client: pg.PoolClient, migrations: Migration[]) => {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const missing = await findMissing(client, migrations);
  for (const migration of missing) {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
  }
  await client.query('commit');
  return missing.map(({ name }) => name);
};

const findMissing = async (client: pg.PoolClient, migrations: Migration[]) => {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  );
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of rows) {
    if (!known.has(name))
      throw new SchemaMismatch(
        `The database was made by a newer version of Bindery (it has the migration ${name}). Update the code, or use another database.`,
      );
    if (known.get(name) !== sha256)
      throw new SchemaMismatch(
        `The migration ${name} was changed after it was applied to this database. Restore the file, or use another database.`,
      );
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
};
