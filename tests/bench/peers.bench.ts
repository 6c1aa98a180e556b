import { randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { products as productTable } from '#server/db/schema/catalog.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { onDatabase, withAdmin } from '#tests/support/database/database-admin.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { installVendure, VENDURE } from './peers/install-vendure.ts';
import { measureRate, type RateRequest } from './peers/measure-rate.ts';
import type { PeerOrder, PeerProduct } from './peers/serve-vendure.ts';
import { type Visit, visitsTo } from './peers/visits.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * List, product and search beside a Vendure: the same products in the same Postgres, on the same machine, in turns. It is
 * fetched with npm into a temporary folder; without a network nothing is measured.
 */

const PRODUCTS = isQuick ? 60 : 2000;
const ROUNDS = isQuick ? 1 : 3;
const SECONDS = isQuick ? 1 : 5;
const AT_ONCE = 10;
const REPEATING = isQuick ? 20 : 400;
const MOST_REQUESTS = 100_000;
/** Few products answer to three words: of sixty, one search in two hundred shows one. */
const PROBES = 2000;
const LOOK_EVERY_MS = 250;

/** It takes a quarter of an hour: what it is at. */
const tell = (what: string) => process.stdout.write(`  ${what}\n`);

const createOn = async (clusterUrl: string, name: string) => {
  await withAdmin(clusterUrl, (admin) => admin.query(`create database ${name}`));
  return onDatabase(clusterUrl, name);
};

/** Our database with its products, and the same products for the other shop. */
const fillOurs = async (url: string): Promise<PeerProduct[]> => {
  const db = connect({ url });
  try {
    await migrate(db.$client, await readMigrations());
    const adminId = randomUUID();
    await db.insert(customers).values({ id: adminId, email: 'admin@example.com', createdAt: new Date() });
    await inventCatalog(db, adminId, { productCount: PRODUCTS, templateCount: Math.min(PRODUCTS, 1000) });
    const rows = await db.select().from(productTable);
    return rows.map(({ name, slug, description, priceInCents, industry }) => ({
      name,
      slug,
      description,
      cents: priceInCents,
      industry: industry ?? 'other',
    }));
  } finally {
    await db.$client.end();
  }
};

const ask = async ({ url, body }: RateRequest): Promise<string> => {
  const answer = await fetch(
    url,
    body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } },
  );
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text;
};

const startVendure = async (order: Omit<PeerOrder, 'port'>) => {
  const port = await findFreePort();
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(join(import.meta.dirname, 'peers/serve-vendure.ts'), {
    cwd: order.folder,
    env: { ...env, NODE_ENV: 'production' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  child.send({ ...order, port } satisfies PeerOrder);
  const broken = ended.then(() => {
    throw new Error('Vendure did not start.');
  });
  await Promise.race([once(child, 'message'), broken]);
  const url = `http://127.0.0.1:${port}/shop-api`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
};

/** Its index of products is made beside its answers. */
const untilIndexed = async (url: string) => {
  const query = JSON.stringify({
    query: '{ search(input: { groupByProduct: true, take: 1 }) { totalItems } }',
  });
  while (!(await ask({ url, body: query })).includes(`"totalItems":${PRODUCTS}`)) await pause(LOOK_EVERY_MS);
};

/** Addresses that come once are shared out among the turns; the others are few, and known after the first turn. */
const measureVisit = async (visit: Visit, repeats: boolean) => {
  const rates = { ours: [] as number[], theirs: [] as number[] };
  const share = Math.floor(visit.distinct / (ROUNDS + 1));
  const rateOf = (who: 'ours' | 'theirs', turn: number) =>
    measureRate({
      requests: Array.from({ length: repeats ? MOST_REQUESTS : share }, (_, index) =>
        visit[who](repeats ? index % REPEATING : turn * share + index),
      ),
      atOnce: AT_ONCE,
      seconds: SECONDS,
    });
  // What compiles as it goes, or is read for the first time, is not what is measured.
  for (const who of ['ours', 'theirs'] as const) await rateOf(who, 0);
  for (let turn = 1; turn <= ROUNDS; turn += 1)
    for (const who of ['ours', 'theirs'] as const) rates[who].push(await rateOf(who, turn));
  return { ours: medianOf(rates.ours), theirs: medianOf(rates.theirs) };
};

/** A shop that shows nothing is quick. */
const showsProducts = async (visit: Visit, who: 'ours' | 'theirs') => {
  for (let index = 0; index < PROBES; index += 1)
    if ((await ask(visit[who](index))).includes('seeded-')) return;
  throw new Error(`None of ${PROBES} answers shows a product: ${JSON.stringify(visit[who](0))}`);
};

const medianOf = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const rateText = (rate: number) => rate.toFixed(rate < 10 ? 1 : 0);

const measureShops = async (ourUrl: string, theirUrl: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, visit] of Object.entries(visitsTo(ourUrl, theirUrl, PRODUCTS))) {
    for (const who of ['ours', 'theirs'] as const) await showsProducts(visit, who);
    for (const repeats of [true, false]) {
      tell(`asking both: ${name}, ${repeats ? 'again and again' : 'no address twice'}`);
      const { ours, theirs } = await measureVisit(visit, repeats);
      rows.push({
        name: `${name}, ${repeats ? `${REPEATING} addresses again and again` : 'no address twice'}: against Vendure ${VENDURE}`,
        figure: ours / theirs,
        unit: 'x',
        note: `${rateText(ours)} answers/s against ${rateText(theirs)}, ${PRODUCTS} products`,
      });
    }
  }
  return rows;
};

const measure = async (folder: string): Promise<Row[]> => {
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  try {
    const [ourDatabase, theirDatabase] = [
      await createOn(postgres.url, 'ours'),
      await createOn(postgres.url, 'theirs'),
    ];
    const products = await fillOurs(ourDatabase);
    tell(`${PRODUCTS} products are ours; Vendure takes them in`);
    const vendure = await startVendure({ folder, databaseUrl: theirDatabase, products });
    try {
      tell('Vendure makes its index');
      await untilIndexed(vendure.url);
      const environment = { DATABASE_URL: ourDatabase, DATA_DIR: join(folder, 'data'), RUN_JOBS: '0' };
      const shop = await startServerProcess(environment);
      try {
        return await measureShops(shop.url, vendure.url);
      } finally {
        await shop.stop();
      }
    } finally {
      await vendure.stop();
    }
  } finally {
    await postgres.stop();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'bindery-peers-'));
try {
  tell(`fetching Vendure ${VENDURE}`);
  const refusal = await installVendure(folder).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (refusal === undefined) handIn(await measure(folder));
  else {
    tell(`Vendure could not be fetched (is there a network?):\n${refusal}`);
    handIn([]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
