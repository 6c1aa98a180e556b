import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { findBrowser } from './find-browser.ts';

/** A phone on a slow network, as Lighthouse imagines it unless told otherwise. */
export const measurePage = async (url: string) => {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  try {
    // A page that says that something is not there says so by its status, too.
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', ignoreStatusCode: true });
    if (!run) throw new Error('Lighthouse gave no result.');
    return run.lhr;
  } finally {
    await browser.close();
  }
};

type Transfer = { resourceType?: string; transferSize?: number };

export const bytesByType = ({ audits }: Pick<Result, 'audits'>) => {
  const details = audits['network-requests']?.details;
  const transfers = details && 'items' in details ? (details.items as Transfer[]) : [];
  const sums = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize = 0 } of transfers) {
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize);
  }
  return sums;
};
