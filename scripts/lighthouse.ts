import type { Result } from 'lighthouse';
import { createWebApp } from '#server/http/pages/web-app.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { findBrowser } from './browser/find-browser.ts';
import { installBrowser } from './browser/install-browser.ts';
import { bytesByType, measurePage } from './browser/measure-page.ts';

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

if (!findBrowser()) await installBrowser();
const { url, stop } = await serveBuild();
try {
  print(await measurePage(url));
} finally {
  await stop();
}
