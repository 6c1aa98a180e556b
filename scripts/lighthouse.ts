import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { createWebApp, type WebApp } from '#server/http/web-app.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DEBUG_PORT = 9333;
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const serveBuild = async () => {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: ROOT, stdio: 'ignore' });
  let app: WebApp | undefined;
  const server = createAdaptorServer({
    fetch: (request) => app?.(request) ?? new Response(null, { status: 503 }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const site = { ...defaultSiteConfig, publicUrl: url };
  app = await createWebApp({ distDir: resolve(ROOT, 'dist'), site, reportError: console.error });
  return { server, url };
};

/** A phone on a slow network, as Lighthouse imagines it unless told otherwise. */
const measure = async (url: string) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: [`--remote-debugging-port=${DEBUG_PORT}`, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const run = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' });
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

const { server, url } = await serveBuild();
try {
  print(await measure(url));
} finally {
  server.close();
}
