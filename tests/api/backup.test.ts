import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prepareSandbox } from '#server/adapters/payments/open-payments.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { unlessBackupRuns } from '#server/backup/backup-lock.ts';
import { restoreBackup, RestoreRefused } from '#server/backup/restore-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { findLastBackup } from '#server/modules/operations/backup-repo.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { records } from '#stripe-sandbox/tables.ts';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts';
import { openTestQueue } from '#tests/support/jobs/test-queue.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { db, storage, queue } = shop.services;
const folder = await createTemporaryFolder();
const file = join(folder, 'shop.backup');

const store = (path: string, ownerId: string) =>
  storeFile(shop.services, {
    bucket: 'document_previews',
    path,
    body: Buffer.from(`the bytes of ${path}`),
    contentType: 'text/plain',
    downloadName: path,
    ownerId,
    isPublic: false,
  });

const SANDBOX_TABLES = ['records', 'deliveries', 'idempotency_keys'].map((name) => `stripe_sandbox.${name}`);

const openEmptyPlace = async () => openPlace(await createTestDatabase());

const openPlace = async (database: TestDatabase) => {
  const place = createDiskStorage({ directory: await mkdtemp(join(folder, 'files-')) });
  const prepare = {
    queue: async () => (await openTestQueue(database)).close(),
    sandbox: () => prepareSandbox(database.db),
  };
  return {
    ...database,
    storage: place,
    restore: (from = file) => restoreBackup({ db: database.db, storage: place }, from, prepare),
  };
};

describe('a backup', () => {
  test('brings back customers, files and waiting jobs into an empty place', async () => {
    const { id } = await shop.signIn('dana@example.com');
    await store('one.txt', id);
    await store('two.txt', id);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'waiting' }));
    await takeBackup(shop.services, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await findLastBackup(db)).toEqual({
      takenAt: shop.clock.now(),
      files: 2,
      bytes: (await stat(file)).size,
    });
    expect(await readdir(folder)).not.toContain('shop.backup.part');

    const place = await openEmptyPlace();
    await place.restore();
    expect(await place.db.select().from(customers)).toEqual(await db.select().from(customers));
    const found = await findFile(place.db, { bucket: 'document_previews', path: 'two.txt' });
    const object = found && (await readFile(place, found));
    expect(object && (await object.body.toArray()).join('')).toBe('the bytes of two.txt');
    const { rows } = await place.db.execute(
      sql`select data->'data'->>'key' as key from pgboss.job where state <= 'active'`,
    );
    expect(rows).toContainEqual({ key: 'waiting' });
    await place.db.insert(outboxMails).values({
      id: crypto.randomUUID(),
      recipient: 'x',
      subject: 'x',
      html: 'x',
      text: 'x',
      createdAt: new Date(),
    });
  });

  test('taken while the shop goes on is of one instant: every row of a file has its bytes', async () => {
    const { id } = await shop.signIn('busy@example.com');
    await store('already-there.txt', id);
    const over = new AbortController();
    const busy = (async () => {
      for (let count = 0; !over.signal.aborted; count += 1) await store(`busy-${count}.txt`, id);
    })();
    const manifest = await writeBackup(shop.services, file);
    over.abort();
    await busy;
    const place = await openEmptyPlace();
    await place.restore();
    expect(await place.db.$count(storedFiles)).toBe(manifest.files);
    const rows = await place.db.select().from(storedFiles);
    expect(rows.length).toBeGreaterThan(2);
    const bodies = await Promise.all(
      rows.map(async (row) => Buffer.concat(await (await readFile(place, row)).body.toArray())),
    );
    expect(bodies.map((body) => createHash('sha256').update(body).digest('hex'))).toEqual(
      rows.map(({ sha256 }) => sha256),
    );
  });

  test('carries what the payment sandbox keeps, which goes on from there', async () => {
    const { open } = await createSessionOpener(shop.services.payments);
    await open();
    const { tables } = await writeBackup(shop.services, file);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(SANDBOX_TABLES));
    const place = await openEmptyPlace();
    await place.restore();
    const known = await db.select().from(records).orderBy(records.arrival);
    expect(known).not.toEqual([]);
    expect(await place.db.select().from(records).orderBy(records.arrival)).toEqual(known);
    const [next] = await place.db
      .insert(records)
      .values({ id: 'x', kind: 'x', object: {}, inner: {}, keys: [], createdAt: new Date() })
      .returning();
    expect(next?.arrival).toBe((known.at(-1)?.arrival ?? 0) + 1);
  });

  test('of a shop with a real provider knows nothing of the sandbox', async () => {
    const real = await createTestShop({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    const { tables } = await writeBackup(real.services, join(folder, 'real.backup'));
    expect(tables.map(({ name }) => name)).toContain('public.customers');
    expect(tables.filter(({ name }) => name.includes('sandbox'))).toEqual([]);
  });

  test("of an older version brings what the sandbox kept in the shop's own tables to where it is now", async () => {
    const [old, place] = [await createBareDatabase(), await openPlace(await createBareDatabase())];
    await migrate(
      old.db.$client,
      (await readMigrations()).filter(({ name }) => name < '0004'),
    );
    await old.db.execute(sql`insert into sandbox_records (id, kind, object, "inner", keys, created_at)
      values ('cus_1', 'customer', '{"id": "cus_1"}', '{}', '{}', now())`);
    await writeBackup({ ...shop.services, db: old.db }, file);
    await place.restore();
    expect(await place.db.select({ id: records.id }).from(records)).toEqual([{ id: 'cus_1' }]);
  });

  test('holds off the deletion of files while it runs', async () => {
    const outcomes: boolean[] = [];
    const slowStorage = {
      ...storage,
      read: async (key: string) => {
        outcomes.push(await unlessBackupRuns(db, () => Promise.resolve()));
        return storage.read(key);
      },
    };
    await writeBackup({ ...shop.services, storage: slowStorage }, file);
    expect(new Set(outcomes)).toEqual(new Set([false]));
    expect(await unlessBackupRuns(db, () => Promise.resolve())).toBe(true);
  });

  test('waits for another one, and neither harms the file of the other', async () => {
    const target = join(folder, 'twice.tar.gz');
    const outcomes = await Promise.all([1, 2].map(() => writeBackup(shop.services, target)));
    expect(outcomes[0]?.files).toBe(outcomes[1]?.files);
    expect((await readdir(folder)).filter((name) => name.startsWith('twice'))).toEqual(['twice.tar.gz']);
  });

  test('that cannot be complete is not left behind', async () => {
    const emptied = { ...storage, read: () => Promise.resolve(undefined) };
    const target = join(folder, 'incomplete.backup');
    await expect(writeBackup({ ...shop.services, storage: emptied }, target)).rejects.toThrow('is missing');
    expect((await readdir(folder)).filter((name) => name.startsWith('incomplete'))).toEqual([]);
  });
});

/** A backup whose manifest names what it likes. */
const forge = async (tables: { name: string; columns: string[] }[]) => {
  const manifest = { format: 1, createdAt: new Date().toISOString(), migrations: [], tables, files: 0 };
  const archive = pack();
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  archive.finalize();
  const forged = join(folder, 'forged');
  await pipeline(archive, createGzip(), createWriteStream(forged));
  return forged;
};

describe('restoring', () => {
  test.each([
    [[{ name: "public.customers) as full; copy (select 1) to program 'touch x'; --", columns: [] }]],
    [[{ name: 'public.customers', columns: ['id") from stdin; --'] }]],
    [[{ name: 'pg_catalog.pg_authid', columns: [] }]],
  ])('refuses a backup that names what is no table of ours: %j', async (tables) => {
    const place = await openEmptyPlace();
    await place.db.execute(sql`delete from schema_migrations where false`);
    await expect(place.restore(await forge(tables))).rejects.toThrow(RestoreRefused);
  });

  test('refuses a database that is not empty, and changes nothing', async () => {
    const before = await db.$count(customers);
    const nothingToPrepare = { queue: () => Promise.resolve(), sandbox: () => Promise.resolve() };
    await expect(restoreBackup(shop.services, file, nothingToPrepare)).rejects.toThrow('is not empty');
    expect(await db.$count(customers)).toBe(before);
  });

  test('refuses what is no backup, is cut off, or does not exist, and leaves the place empty', async () => {
    const nonsense = join(folder, 'nonsense');
    await writeFile(nonsense, 'nonsense');
    const cut = join(folder, 'cut');
    await writeBackup(shop.services, cut);
    await truncate(cut, Math.floor((await stat(cut)).size * 0.7));
    const place = await openEmptyPlace();
    await expect(place.restore(join(folder, 'nothing'))).rejects.toThrow(RestoreRefused);
    await expect(place.restore(nonsense)).rejects.toThrow(RestoreRefused);
    await expect(place.restore(cut)).rejects.toThrow();
    expect(await place.db.$count(customers)).toBe(0);
  });
});
