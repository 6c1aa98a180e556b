import type { Result } from 'lighthouse';
import { buildIfStale } from './preparing/build-if-stale.ts';
import { findBrowser } from './browser/find-browser.ts';
import { installBrowser } from './browser/install-browser.ts';
import { bytesByType, measurePage } from './browser/measure-page.ts';
import { pointsOf } from './browser/points-of.ts';
import { categories, promisedPoints, publicPages } from './browser/public-pages.ts';
import { serveStockedShop } from './browser/serve-stocked-shop.ts';

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Times depend on the machine; what the page is made of does not. */
const HELD = ['accessibility', 'best-practices'] as const;

const print = (page: string, result: Result) => {
  console.log(`\n${page}`);
  for (const category of categories)
    console.log(
      `  ${category.padEnd(28)} ${pointsOf(result, category).points} of ${promisedPoints[category]} promised`,
    );
  for (const id of TIMINGS) {
    const audit = result.audits[id];
    console.log(`  ${(audit?.title ?? id).padEnd(28)} ${audit?.displayValue ?? '-'}`);
  }
  for (const [type, bytes] of bytesByType(result))
    console.log(`  ${`${type}, transferred`.padEnd(28)} ${(bytes / 1000).toFixed(1)} KB`);
  for (const { id, title, score } of Object.values(result.audits))
    if (score !== null && score < 0.9) console.log(`    below 90: ${title} (${id})`);
};

/** All pages, or those whose name has one of the words. */
const asked = process.argv.slice(2);
const pages = Object.entries(publicPages).filter(
  ([name]) => asked.length === 0 || asked.some((word) => name.includes(word)),
);

if (!findBrowser()) await installBrowser();
await buildIfStale({});
const short = await serveStockedShop(async (url) => {
  const found: string[] = [];
  for (const [page, path] of pages) {
    const result = await measurePage(url + path);
    print(page, result);
    for (const category of HELD)
      if (pointsOf(result, category).points < promisedPoints[category]) found.push(`${page}: ${category}`);
  }
  return found;
});
console.log(short.length > 0 ? `\nNot kept: ${short.join(', ')}.` : '\nAll promises are kept.');
process.exitCode = short.length > 0 ? 1 : 0;
