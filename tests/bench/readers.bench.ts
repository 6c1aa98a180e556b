import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import type { SavedReaders } from '#shared/contract/reading/readers.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { seedBinder } from '#tests/support/database/seed-binder.ts';
import { seedManyReaders } from '#tests/support/database/seed-many-readers.ts';
import { seedSignedIn } from '#tests/support/database/seed-signed-in.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { openBench } from '#tests/support/processes/open-bench.ts';
import type { ServerProcess } from '#tests/support/processes/server-process.ts';
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

type Owner = Awaited<ReturnType<typeof seedSignedIn>>;

const seedOwners = async (db: Database, secret: string) => {
  const reading = await seedSignedIn(db, secret, 'owner@example.com');
  const telling = await seedSignedIn(db, secret, 'other@example.com');
  await inventCatalog(db, reading.customerId, { productCount: 20, templateCount: 100 });
  for (const { customerId } of [reading, telling])
    await seedBinder(db, { customerId, documentCount: DOCUMENTS });
  await seedManyReaders(db, { customerId: reading.customerId, readerCount: PEOPLE });
  // These are counted, not told: their mails would go at the same pace, in turns with the others'.
  await db.$client.query('update readers set email = null');
  await seedManyReaders(db, { customerId: telling.customerId, readerCount: 0 });
  return { reading, telling };
};

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

const serving = async <T>(jobs: '0' | '1', measure: (server: ServerProcess) => Promise<T>) => {
  await using server = await bench.serve({ RUN_JOBS: jobs });
  // Without the wait the server would be stopped first.
  return await measure(server);
};

await using bench = await openBench(seedOwners);
const { reading, telling } = bench.seeded;
handIn([
  await serving('0', (server) => measureMatrix(server, reading)),
  await serving('1', (server) => measureMails(bench.db, server, telling)),
]);
