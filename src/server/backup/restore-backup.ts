import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate, readMigrations, SchemaMismatch } from '#server/db/migrate.ts';
import { patiently } from '#server/db/watched-client.ts';
import type { Services } from '#server/kernel/services.ts';
import { copyIn, listTables, SANDBOX_SCHEMA } from './backup-tables.ts';
import { keyOfFileEntry, type Manifest, manifest, MANIFEST_NAME, tableEntry } from './manifest.ts';

type Touched = Pick<Services, 'db' | 'storage'>;

/** Parts of the shop that make their tables themselves. */
type Preparations = { queue: () => Promise<void>; sandbox: () => Promise<void> };

/** Something about the backup or the place it goes to; the message says what to do. */
export class RestoreRefused extends Error {}

/**
 * Loads a backup into an empty database. The rows come in one transaction that is committed last,
 * so a restore that fails leaves the database as empty as it was.
 */
export const restoreBackup = async ({ db, storage }: Touched, file: string, prepare: Preparations) => {
  const content = await readManifest(file);
  await prepareSchema(db.$client, content, prepare);
  const client = await db.$client.connect();
  try {
    await patiently(client, () => load(file, content, client, storage));
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  await migrate(db.$client, await readMigrations());
  return content;
};

const load = async (file: string, content: Manifest, client: pg.PoolClient, storage: Services['storage']) => {
  await client.query('begin');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await requireKnownTables(client, content);
  await requireEmpty(client, content);
  const files = await loadEntries(file, content, client, storage);
  if (files !== content.files)
    throw new RestoreRefused(`The backup is cut off: it has ${files} of its ${content.files} files.`);
  await continueSequences(client);
  await client.query('commit');
};

const openArchive = (file: string) => {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // Whoever iterates over the archive is told of the failure; here it only must not go unobserved.
  reading.catch(() => {});
  return archive;
};

const readManifest = async (file: string): Promise<Manifest> => {
  try {
    for await (const entry of openArchive(file)) {
      if (entry.header.name !== MANIFEST_NAME) break;
      return manifest.parse(await json(entry));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new RestoreRefused(`There is no file ${file}.`);
    throw new RestoreRefused(`${file} is no backup of Bindery, or it is damaged.`);
  }
  throw new RestoreRefused(`${file} is no backup of Bindery.`);
};

/** An older backup meets the schema it was made with; what has changed since is applied after loading. */
const prepareSchema = async (pool: pg.Pool, { migrations, tables }: Manifest, prepare: Preparations) => {
  const known = await readMigrations();
  const needed = known.filter(({ name }) => migrations.includes(name));
  if (needed.length < migrations.length)
    throw new RestoreRefused('The backup was made by a newer version of Bindery. Update the code first.');
  await migrate(pool, needed).catch((error: unknown) => {
    if (!(error instanceof SchemaMismatch)) throw error;
    throw new RestoreRefused(
      'The backup is older than the schema of this database. Restore into a fresh DATA_DIR or a new database.',
    );
  });
  await prepare.queue();
  if (tables.some(({ name }) => name.startsWith(`${SANDBOX_SCHEMA}.`))) await prepare.sandbox();
};

/** A backup names tables and columns; only those that our own schema has may become part of a statement. */
const requireKnownTables = async (client: pg.PoolClient, { tables }: Manifest) => {
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const isKnown = ({ name, columns }: Manifest['tables'][number]) =>
    columns.every((column) => known.get(name)?.has(column));
  if (!tables.every((table) => known.has(table.name) && isKnown(table)))
    throw new RestoreRefused(
      'The backup has tables that Bindery does not know. It may have been tampered with.',
    );
};

const requireEmpty = async (client: pg.PoolClient, { tables }: Manifest) => {
  for (const { name } of tables.filter((table) => !table.name.startsWith('pgboss.'))) {
    const { rows } = await client.query<{ full: boolean }>(`select exists (select from ${name}) as full`);
    if (rows[0]?.full)
      throw new RestoreRefused(
        `The database is not empty (${name} has rows). Restore into a fresh DATA_DIR or a new database.`,
      );
  }
};

const loadEntries = async (
  file: string,
  content: Manifest,
  client: pg.PoolClient,
  storage: Services['storage'],
) => {
  const tables = new Map(content.tables.map((table) => [tableEntry(table.name), table]));
  let files = 0;
  for await (const entry of openArchive(file)) {
    const table = tables.get(entry.header.name);
    const key = keyOfFileEntry(entry.header.name);
    if (table) await pipeline(asReadable(entry), client.query(copyFrom(copyIn(table))));
    else if (key !== undefined) {
      await storage.write(key, asReadable(entry), 'application/octet-stream');
      files += 1;
    } else entry.resume();
  }
  return files;
};

/** The archive's own streams are of another make than Node's. */
const asReadable = (entry: unknown) =>
  Readable.from(entry as AsyncIterable<Uint8Array>, { objectMode: false });

/** Rows came with their numbers; the next ones must not repeat them. */
const continueSequences = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select t.oid::regclass::text as table, a.attname as column,
            pg_get_serial_sequence(t.oid::regclass::text, a.attname) as sequence
       from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attidentity <> ''
       join pg_namespace n on n.oid = t.relnamespace
      where n.nspname in ('public', '${SANDBOX_SCHEMA}') and t.relkind = 'r'`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1::regclass, coalesce((select max("${column}") from ${table}), 1), exists (select from ${table}))`,
      [sequence],
    );
};
