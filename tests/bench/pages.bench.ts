import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { bytesByType, measurePage } from '../../scripts/browser/measure-page.ts';
import { pointsOf } from '../../scripts/browser/points-of.ts';
import { categories, promisedPoints, publicPages } from '../../scripts/browser/public-pages.ts';
import { serveStockedShop } from '../../scripts/browser/serve-stocked-shop.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import { measurePageCosts } from './page-costs.ts';
import type { Row } from './report/row.ts';

/** What public pages weigh, what Lighthouse says of them on a phone with a slow network, and what they cost the server. */

const NO_BROWSER = 'no Chromium on this machine';

const rowsOf = async (page: string, url: string): Promise<Row[]> => {
  const result = await measurePage(url);
  const scriptBytes = bytesByType(result).get('Script') ?? 0;
  const judged = categories.map((category): Row => {
    const { points, given } = pointsOf(result, category);
    return {
      name: `${page}: ${category}`,
      figure: points,
      unit: 'points',
      promise: promisedPoints[category],
      isFloor: true,
      ...(category === 'performance' ? { chart: 'Lighthouse, performance on a phone' } : {}),
      ...(points === given
        ? {}
        : { note: `${given} with the browser's own line about the page's status, 404` }),
    };
  });
  const weight = { figure: scriptBytes / 1000, unit: 'KB' } as const;
  const paint = result.audits['largest-contentful-paint']?.numericValue ?? null;
  return [
    { name: `${page}: JavaScript`, ...weight, chart: 'JavaScript per page, compressed' },
    { name: `${page}: largest paint`, figure: paint === null ? null : paint / 1000, unit: 's' },
    ...judged,
  ];
};

const measurePages = () =>
  serveStockedShop(async (shop) => {
    const rows: Row[] = [];
    for (const [page, path] of Object.entries(publicPages).slice(0, isQuick ? 1 : undefined))
      rows.push(...(await rowsOf(page, shop + path)));
    return rows;
  });

const inTheBrowser = findBrowser()
  ? await measurePages()
  : Object.keys(publicPages).map((page): Row => ({
      name: `${page}: JavaScript`,
      figure: null,
      unit: 'KB',
      note: NO_BROWSER,
    }));

handIn([...inTheBrowser, ...(await measurePageCosts())]);
