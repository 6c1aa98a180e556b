import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { subjects } from '#tests/support/catalog/catalog-words.ts';
import { onDatabase, withAdmin } from '#tests/support/database/database-admin.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/** What pages cost the server, in processor time, and how that grows with the shop. */

const sizes = isQuick ? [10, 100] : [10, 10_000];
const REQUESTS = isQuick ? 20 : 400;
const SEED = 7;
const promised = { growth: 1.3, pageMs: 5, searchPage: 2, cached: 15 } as const;

/** Whoever shows a token is given an answer of their own: nothing of it comes from the cache. */
const RENDERED = { authorization: 'Bearer none' };

type Costs = Record<'product page' | 'cached product page' | 'search' | 'search page', number>;

const visitsIn = (products: number): Record<keyof Costs, [path: () => string, headers: object]> => {
  const random = seededRandom(SEED);
  const keyword = () => random.pick(subjects);
  return {
    'product page': [() => `/products/seeded-${random.below(products)}`, RENDERED],
    'cached product page': [() => '/products/seeded-1', {}],
    search: [() => pathOf('public', 'getProductsByKeyword', keyword()), RENDERED],
    'search page': [() => `/?q=${encodeURIComponent(keyword())}`, RENDERED],
  };
};

const ask = (agent: Agent, url: string, headers: object) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} was refused.`)),
      );
    }).on('error', reject);
  });

/** One request after the other, each from a network of its own. */
const costOf = async (server: ServerProcess, path: () => string, headers: object) => {
  const agent = new Agent({ keepAlive: true });
  const before = await server.readMetrics();
  for (let index = 0; index < REQUESTS; index += 1)
    await ask(agent, server.url + path(), {
      ...headers,
      'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
    });
  const after = await server.readMetrics();
  agent.destroy();
  return (after.cpuMs - before.cpuMs) / REQUESTS;
};

const measure = async (server: ServerProcess, products: number): Promise<Costs> => {
  const costs: Costs = { 'product page': 0, 'cached product page': 0, search: 0, 'search page': 0 };
  // The first round compiles, and fills the caches.
  for (const _ of ['warm-up', 'measured'])
    for (const [visit, [path, headers]] of Object.entries(visitsIn(products)))
      costs[visit as keyof Costs] = await costOf(server, path, headers);
  return costs;
};

const measureSize = async (clusterUrl: string, folder: string, products: number) => {
  const name = `pages_${products}`;
  await withAdmin(clusterUrl, (admin) => admin.query(`create database ${name}`));
  const url = onDatabase(clusterUrl, name);
  const db = connect({ url });
  try {
    await migrate(db.$client, await readMigrations());
    const adminId = randomUUID();
    await db.insert(customers).values({ id: adminId, email: 'admin@example.com', createdAt: new Date() });
    await inventCatalog(db, adminId, { productCount: products, templateCount: Math.min(products, 2000) });
    const server = await startServerProcess({
      DATABASE_URL: url,
      DATA_DIR: join(folder, name),
      RUN_JOBS: '0',
    });
    try {
      return await measure(server, products);
    } finally {
      await server.stop();
    }
  } finally {
    await db.$client.end();
  }
};

const rowsOf = (small: Costs, large: Costs): Row[] => {
  const sized = `${sizes[1]} products`;
  const note = `${large['product page'].toFixed(2)} ms rendered, ${large['cached product page'].toFixed(2)} ms cached`;
  return [
    {
      name: `product page, rendered, processor time with ${sized} against ${sizes[0]}`,
      figure: large['product page'] / small['product page'],
      unit: 'x',
      promise: promised.growth,
    },
    {
      name: `product page, rendered, ${sized}: processor`,
      figure: large['product page'],
      unit: 'ms',
      promise: promised.pageMs,
    },
    {
      name: 'product page, rendered against cached, processor time',
      figure: large['product page'] / large['cached product page'],
      unit: 'x',
      promise: promised.cached,
      isFloor: true,
      note,
    },
    {
      name: `search page against its call, ${sized}, processor time`,
      figure: large['search page'] / large.search,
      unit: 'x',
      promise: promised.searchPage,
      note: `${large['search page'].toFixed(2)} ms against ${large.search.toFixed(2)} ms`,
    },
  ];
};

export const measurePageCosts = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-pages-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  try {
    const costs: Costs[] = [];
    for (const products of sizes) costs.push(await measureSize(postgres.url, folder, products));
    const [small, large] = costs;
    return small && large ? rowsOf(small, large) : [];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
