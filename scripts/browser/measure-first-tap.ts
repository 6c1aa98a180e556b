import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** A cheap phone, as Lighthouse imagines it: a quarter of this machine's speed. */
const SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The shortest that browsers tell of. */
const SHORTEST_MS = 16;

/**
 * From the first tap on a page to the next picture of it, in milliseconds: what counts as INP of a visit that taps once. The
 * finger comes down on a page that has loaded, and wakes it; what follows from the tap may come later.
 */
export const measureFirstTap = async (url: string, selector: string) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage(PHONE);
    const devTools = await page.context().newCDPSession(page);
    await page.addInitScript((shortest) => {
      const taps: number[] = [];
      Object.assign(window, { taps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) taps.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: shortest, buffered: true });
    }, SHORTEST_MS);
    await page.goto(url, { waitUntil: 'networkidle' });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.locator(selector).first().tap();
    // Whatever the tap has begun is over, and the observer has heard of it.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { taps: number[] }).taps));
  } finally {
    await browser.close();
  }
};
