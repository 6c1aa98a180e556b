import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/composition-root.ts';
import { putSamplesOnSale } from '#tests/e2e/support/put-samples-on-sale.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { bytesByType, measurePage } from '../../scripts/browser/measure-page.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/** What public pages weigh, and what Lighthouse says of them on a phone with a slow network. */

const PROMISED_POINTS = 90;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const pages: Record<string, string> = {
  'home page': '/',
  'product page': '/products/bakery-opening-and-closing',
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
  const weight = { figure: scriptBytes / 1000, unit: 'KB' } as const;
  const paint = result.audits['largest-contentful-paint']?.numericValue ?? null;
  return [
    { name: `${page}: JavaScript`, ...weight, chart: 'JavaScript per page, compressed' },
    { name: `${page}: largest paint`, figure: paint === null ? null : paint / 1000, unit: 's' },
    ...points,
  ];
};

/** With pictures and all, as visitors find it. */
const stock = async (dataDir: string) => {
  const { services, close } = await openServices(
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  );
  try {
    await putSamplesOnSale(services);
  } finally {
    await close();
  }
};

const measurePages = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  try {
    await stock(dataDir);
    const server = await startServerProcess({ DATA_DIR: dataDir, RUN_JOBS: '0' });
    try {
      const rows: Row[] = [];
      for (const [page, path] of Object.entries(pages).slice(0, isQuick ? 1 : undefined))
        rows.push(...(await rowsOf(page, server.url + path)));
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
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
