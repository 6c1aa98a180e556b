import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { builtWeb } from '#tests/support/built-web.ts';
import { pathOf } from '#tests/support/catalog-shop.ts';
import { kinds, places, subjects } from '#tests/support/catalog-words.ts';
import { findFreePort } from '#tests/support/find-free-port.ts';
import { measureLoad } from '#tests/support/measure-load.ts';
import { seedCatalog } from '#tests/support/seed-catalog.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

/** How fast a shop of ten thousand products answers visitors; what is promised is a p99 of 50 ms at 50 requests/s. */

const PRODUCTS = 10_000;
const TEMPLATES = 2000;
const LOAD = { perSecond: 50, seconds: 15 };
const PROMISED_P99_MS = 50;
const METRICS_TOKEN = randomUUID();

const random = seededRandom(7);

/** Two letters change places, somewhere inside the word. */
const mistyped = (word: string) => {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

const keyword = () => {
  const subject = random.pick(subjects);
  const ways = [
    () => subject,
    () => `${subject} ${random.pick(kinds)}`,
    () => `${subject} ${random.pick(places)}`,
    () => random.pick(kinds).slice(0, 4),
    () => mistyped(subject.toLowerCase()),
    () => `${subject} ${random.below(TEMPLATES)}`,
  ] as const;
  return random.pick(ways)();
};

const call = (name: string, input?: unknown) => pathOf('public', name, input);
const product = () => 1 + random.below(PRODUCTS);

const visits: Record<string, () => string> = {
  'list, first page (kept)': () => call('productPage', {}),
  'list, any page': () => call('productPage', { after: String(product()) }),
  'list, an industry': () => call('productPage', { industry: 'healthcare', after: String(product()) }),
  product: () => call('getProductWithDocuments', `seeded-${random.below(PRODUCTS)}`),
  search: () => call('getProductsByKeyword', keyword()),
  'home page (kept)': () => '/',
  'product page': () => `/products/seeded-${random.below(PRODUCTS)}`,
};

const fill = async (db: Database) => {
  await migrate(db.$client, await readMigrations());
  const adminId = randomUUID();
  await db.insert(customers).values({ id: adminId, email: 'admin@example.com', createdAt: new Date() });
  await seedCatalog(db, adminId, { productCount: PRODUCTS, templateCount: TEMPLATES });
  await db.execute('vacuum analyze');
};

const startServer = async (databaseUrl: string, dataDir: string) => {
  const port = await findFreePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../src/server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RUN_JOBS: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The server did not start.');
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  return { server, url: `http://127.0.0.1:${port}` };
};

const stop = async (server: ChildProcess) => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};

/** What the server has used of a processor so far, which a busy machine disturbs less than the time of answers. */
const readCpuMs = async (url: string) => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
};

const measure = async (url: string, path: () => string) => {
  const load = { ...LOAD, urlOf: () => url + path() };
  await measureLoad({ ...load, seconds: 2 });
  const before = await readCpuMs(url);
  const measured = await measureLoad(load);
  const cpuMs = ((await readCpuMs(url)) - before) / (LOAD.perSecond * LOAD.seconds);
  return { ...measured, cpuMs };
};

const printVisits = async (url: string) => {
  process.stdout.write(
    `${PRODUCTS} products, ${LOAD.perSecond} requests/s for ${LOAD.seconds} s each\n${' '.repeat(28)}     p50     p99     max     cpu\n`,
  );
  for (const [name, path] of Object.entries(visits)) {
    const { p50Ms, p99Ms, maxMs, cpuMs, failed, bytes } = await measure(url, path);
    const verdict = p99Ms <= PROMISED_P99_MS && failed === 0 ? '' : '  <- not as promised';
    const figures = [p50Ms, p99Ms, maxMs, cpuMs].map((ms) => ms.toFixed(1).padStart(8)).join('');
    process.stdout.write(
      `  ${name.padEnd(26)}${figures} ms  ${(bytes / 1000).toFixed(1).padStart(6)} KB  ${failed} failed${verdict}\n`,
    );
  }
};

const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
try {
  await builtWeb();
  const db = connect({ url: postgres.url });
  await fill(db);
  await db.$client.end();
  const { server, url } = await startServer(postgres.url, join(folder, 'data'));
  try {
    await printVisits(url);
  } finally {
    await stop(server);
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
