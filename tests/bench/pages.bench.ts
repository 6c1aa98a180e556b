import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { seedCatalog } from '#tests/support/seed-catalog.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { bytesByType, measurePage } from '../../scripts/measure-page.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/** What public pages weigh, and what Lighthouse says of them on a phone with a slow network. */

const PROMISED_SCRIPT_KB = 125;
const PROMISED_POINTS = 90;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const pages: Record<string, string> = {
  'home page': '/',
  'product page': '/products/seeded-1',
  'sign-in page': '/auth',
  'checkout page': '/checkout',
};
const NO_BROWSER = 'no Chromium on this machine';

const rowsOf = async (page: string, url: string): Promise<Row[]> => {
  const result = await measurePage(url);
  const scriptBytes = bytesByType(result).get('Script') ?? 0;
  const points = CATEGORIES.map((category): Row => ({
    name: `${page}: ${category}`,
    figure: Math.round((result.categories[category]?.score ?? 0) * 100),
    unit: 'points',
    promise: PROMISED_POINTS,
    isFloor: true,
    ...(category === 'performance' ? { chart: 'Lighthouse, performance on a phone' } : {}),
  }));
  const weight = { figure: scriptBytes / 1000, unit: 'KB', promise: PROMISED_SCRIPT_KB } as const;
  const paint = result.audits['largest-contentful-paint']?.numericValue ?? null;
  return [
    { name: `${page}: JavaScript`, ...weight, chart: 'JavaScript per page, compressed' },
    { name: `${page}: largest paint`, figure: paint === null ? null : paint / 1000, unit: 's' },
    ...points,
  ];
};

const measurePages = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  try {
    const db = connect({ url: postgres.url });
    await migrate(db.$client, await readMigrations());
    const adminId = randomUUID();
    await db.insert(customers).values({ id: adminId, email: 'admin@example.com', createdAt: new Date() });
    await seedCatalog(db, adminId, { productCount: 30, templateCount: 30 });
    await db.$client.end();
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), RUN_JOBS: '0' };
    const server = await startServerProcess(environment);
    try {
      const rows: Row[] = [];
      for (const [page, path] of Object.entries(pages).slice(0, isQuick ? 1 : undefined))
        rows.push(...(await rowsOf(page, server.url + path)));
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

handIn(
  findBrowser()
    ? await measurePages()
    : Object.keys(pages).map((page) => ({
        name: `${page}: JavaScript`,
        figure: null,
        unit: 'KB',
        note: NO_BROWSER,
      })),
);
