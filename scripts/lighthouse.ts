import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { createWebApp } from '#server/http/web-app.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/empty-catalog.ts';
import { builtWeb } from '#tests/support/built-web.ts';
import { findFreePort } from '#tests/support/find-free-port.ts';
import { serveWeb } from '#tests/support/serve-web.ts';
import { findBrowser } from './find-browser.ts';
import { installBrowser } from './install-browser.ts';

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const serveBuild = () =>
  serveWeb(async (_server, url) => {
    const site = { ...defaultSiteConfig, publicUrl: url };
    const app = await createWebApp({
      distDir: await builtWeb(),
      site,
      catalog: emptyCatalog,
      reportError: console.error,
    });
    return { fetch: (request) => app(request) };
  });

/** A phone on a slow network, as Lighthouse imagines it unless told otherwise. */
const measure = async (url: string) => {
  if (!findBrowser()) await installBrowser();
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error('Lighthouse gave no result.');
    return run.lhr;
  } finally {
    await browser.close();
  }
};

type Transfer = { resourceType?: string; transferSize?: number };

const bytesByType = ({ audits }: Result) => {
  const details = audits['network-requests']?.details;
  const transfers = details && 'items' in details ? (details.items as Transfer[]) : [];
  const sums = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize = 0 } of transfers) {
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize);
  }
  return sums;
};

const print = (result: Result) => {
  for (const { title, score } of Object.values(result.categories)) {
    console.log(`${title.padEnd(28)} ${Math.round((score ?? 0) * 100)}`);
  }
  for (const id of TIMINGS) {
    const audit = result.audits[id];
    console.log(`${(audit?.title ?? id).padEnd(28)} ${audit?.displayValue ?? '-'}`);
  }
  for (const [type, bytes] of bytesByType(result)) {
    console.log(`${`${type}, transferred`.padEnd(28)} ${(bytes / 1000).toFixed(1)} KB`);
  }
  for (const { id, title, score } of Object.values(result.audits)) {
    if (score !== null && score < 0.9) console.log(`  below 90: ${title} (${id})`);
  }
};

const { url, stop } = await serveBuild();
try {
  print(await measure(url));
} finally {
  await stop();
}
