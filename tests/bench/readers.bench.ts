import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { issueAccessToken } from '#server/modules/auth/access-token.ts';
import type { SavedReaders } from '#shared/contract/reading/readers.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { seedBinder } from '#tests/support/database/seed-binder.ts';
import { seedManyReaders } from '#tests/support/database/seed-many-readers.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';
import { dataOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/** Who has read what, of 200 people and 20 documents, within 100 ms; and 200 people told of 20 documents each, once, at the shop's pace. */

const PEOPLE = isQuick ? 10 : 200;
const DOCUMENTS = 20;
const SECONDS = isQuick ? 2 : 20;
const WARM_UP_SECONDS = isQuick ? 1 : 5;
const PROMISED_P99_MS = 100;
/** 60 a minute, and a minute for the last. */
const PROMISED_SECONDS = PEOPLE + 60;
const LOOK_EVERY_MS = 500;

const addOwner = async (db: Database, secret: string, email: string) => {
  const now = new Date();
  const [customerId, sessionId] = [randomUUID(), randomUUID()];
  await db.insert(customers).values({ id: customerId, email, createdAt: now });
  await db.insert(sessions).values({ id: sessionId, customerId, createdAt: now, refreshedAt: now });
  const services = { keys: deriveKeys(secret), clock: systemClock };
  const { token } = await issueAccessToken(services, { customerId, email, sessionId });
  return { customerId, headers: { authorization: `Bearer ${token}` } };
};

type Owner = Awaited<ReturnType<typeof addOwner>>;

const measureMatrix = async ({ url }: ServerProcess, { headers }: Owner): Promise<Row> => {
  const requestOf = () => ({ url: url + pathOf('customer', 'getReadingMatrix', {}), headers });
  await measureLoad({ perSecond: 5, seconds: WARM_UP_SECONDS, requestOf });
  const { p50Ms, p99Ms, failed } = await measureLoad({ perSecond: 5, seconds: SECONDS, requestOf });
  return {
    name: `matrix of ${PEOPLE} people and ${DOCUMENTS} documents: p99`,
    figure: p99Ms,
    unit: 'ms',
    note: `p50 ${p50Ms.toFixed(1)} ms, ${failed} failed`,
    promise: PROMISED_P99_MS,
  };
};

const measureMails = async (db: Database, { url }: ServerProcess, owner: Owner): Promise<Row> => {
  const { headers, customerId } = owner;
  const call = async <T>(name: string, input: object) =>
    dataOf<T>(await fetch(url + pathOf('customer', name), jsonPost(input, headers)));
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Reader ${index}`,
    email: `told${index}@example.net`,
  }));
  const { lines } = await call<SavedReaders>('saveReaders', { readers: people });
  const { rows } = await db.$client.query<{ id: number }>(
    'select id from binder_documents where customer_id = $1',
    [customerId],
  );
  const started = performance.now();
  await call('assignReaders', {
    readerIds: lines.flatMap((line) => ('id' in line ? [line.id] : [])),
    documentIds: rows.map(({ id }) => id),
  });
  const countMails = async () => {
    const counted = await db.$client.query<{ mails: number; people: number }>(
      `select count(*)::int as mails, count(distinct recipient)::int as people
         from outbox_mails where recipient like 'told%'`,
    );
    return counted.rows[0] ?? { mails: 0, people: 0 };
  };
  let sent = await countMails();
  while (sent.people < PEOPLE && performance.now() - started < 3 * PROMISED_SECONDS * 1000) {
    await pause(LOOK_EVERY_MS);
    sent = await countMails();
  }
  return {
    name: `${PEOPLE * DOCUMENTS} documents told to ${PEOPLE} people, in one mail each`,
    figure: (performance.now() - started) / 1000,
    unit: 's',
    note: `${sent.mails} mails to ${sent.people} people`,
    promise: PROMISED_SECONDS,
  };
};

const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
try {
  const db = connect({ url: postgres.url });
  await migrate(db.$client, await readMigrations());
  const secret = randomBytes(32).toString('hex');
  const reading = await addOwner(db, secret, 'owner@example.com');
  const telling = await addOwner(db, secret, 'other@example.com');
  await inventCatalog(db, reading.customerId, { productCount: 20, templateCount: 100 });
  for (const { customerId } of [reading, telling])
    await seedBinder(db, { customerId, documentCount: DOCUMENTS });
  await seedManyReaders(db, { customerId: reading.customerId, readerCount: PEOPLE });
  await seedManyReaders(db, { customerId: telling.customerId, readerCount: 0 });
  await db.$client.query('vacuum analyze');
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), BINDERY_SECRET: secret };
  const rows: Row[] = [];
  for (const [jobs, measure] of [
    ['0', (server: ServerProcess) => measureMatrix(server, reading)],
    ['1', (server: ServerProcess) => measureMails(db, server, telling)],
  ] as const) {
    const server = await startServerProcess({ ...environment, RUN_JOBS: jobs });
    try {
      rows.push(await measure(server));
    } finally {
      await server.stop();
    }
  }
  await db.$client.end();
  handIn(rows);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
