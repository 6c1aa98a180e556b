import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { patiently } from '#server/db/watched-client.ts';
import type { Services } from '#server/kernel/services.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { END_OF_BACKUP, TAKE_BACKUP_LOCK } from './backup-lock.ts';
import { type BackupTable, copyOut, listTables } from './backup-tables.ts';
import { fileEntry, type Manifest, MANIFEST_NAME, tableEntry } from './manifest.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'clock'>;

/**
 * Database and files as they were at one instant, while the shop goes on serving. Objects are
 * written before the row that names them and never change, so a snapshot of the rows is enough;
 * deletions wait. The file appears whole or not at all.
 */
export const writeBackup = async ({ db, storage, clock }: Touched, file: string): Promise<Manifest> => {
  const client = await db.$client.connect();
  try {
    return await patiently(client, async () => {
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      await client.query(TAKE_BACKUP_LOCK);
      await client.query('begin transaction isolation level repeatable read, read only');
      return withFilesAside(file, (aside, spool) =>
        writeArchive({ client, storage, createdAt: clock.now() }, aside, spool),
      );
    });
  } finally {
    // A connection that is broken gives the lock back by itself.
    await client.query(END_OF_BACKUP).catch(() => {});
    client.release(true);
  }
};

/** Only under the lock: another backup to the same file writes to the same place. */
const withFilesAside = async <T>(file: string, write: (aside: string, spool: string) => Promise<T>) => {
  const aside = `${file}.part`;
  const spool = await mkdtemp(join(tmpdir(), 'bindery-backup-'));
  try {
    await rm(aside, { force: true });
    const written = await write(aside, spool);
    await rename(aside, file);
    return written;
  } finally {
    await rm(spool, { recursive: true, force: true });
    await rm(aside, { force: true });
  }
};

type Source = { client: pg.PoolClient; storage: Services['storage']; createdAt: Date };

const writeArchive = async ({ client, storage, createdAt }: Source, aside: string, spool: string) => {
  const tables = await listTables(client);
  const keys = await listKeys(client);
  const content: Manifest = {
    format: 1,
    createdAt: createdAt.toISOString(),
    migrations: await listMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    files: keys.length,
  };
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip({ level: 1 }),
    createWriteStream(aside, { mode: 0o600, flags: 'wx' }),
  );
  await Promise.all([written, fillArchive(archive, { client, storage, content, tables, keys, spool })]);
  return content;
};

type Contents = {
  client: pg.PoolClient;
  storage: Services['storage'];
  content: Manifest;
  tables: BackupTable[];
  keys: string[];
  spool: string;
};

const fillArchive = async (archive: Pack, { client, storage, content, tables, keys, spool }: Contents) => {
  try {
    archive.entry({ name: MANIFEST_NAME }, JSON.stringify(content));
    for (const table of tables) {
      // An archive names an entry's size before its bytes, and a table's is known only once it is read.
      const spooled = join(spool, 'table');
      await pipeline(client.query(copyTo(copyOut(table))), createWriteStream(spooled));
      await addEntry(archive, tableEntry(table.name), (await stat(spooled)).size, createReadStream(spooled));
    }
    for (const key of keys) {
      const object = await storage.read(key);
      if (!object) throw new Error(`The stored file ${key} is missing, so no complete backup can be made.`);
      await addEntry(archive, fileEntry(key), object.size, object.body);
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
};

const addEntry = (archive: Pack, name: string, size: number, body: Readable) =>
  pipeline(body, archive.entry({ name, size }));

const listKeys = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ bucket: string; id: string }>(
    'select bucket, id from stored_files order by id',
  );
  return rows.map(objectKeyOf);
};

const listMigrations = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
};
