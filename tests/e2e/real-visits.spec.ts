import { expect } from '@playwright/test';
import { VISITS_PATH } from '#shared/visit.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { METRICS_TOKEN } from './support/metrics-token.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';

test(
  'a visit is measured late, told once without a cookie, and shows up in /metrics',
  oneSize,
  async ({ page, baseURL }) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const countVisits = async () => {
      const metrics = await (await fetch(`${baseURL}/metrics`, { headers })).text();
      return Number(/^bindery_visit_layout_shift_count\{page="auth"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
    };
    const before = await countVisits();
    const measuring = page.waitForResponse(/\/measure-visit-[^/]*\.js$/);
    await gotoAlive(page, '/auth');
    expect(await (await fetch(`${baseURL}/auth`)).text()).not.toContain('measure-visit');
    await (await measuring).finished();
    const told: { cookie: string | null; report: unknown }[] = [];
    await page.route(`**${VISITS_PATH}`, async (route) => {
      const request = route.request();
      told.push({ cookie: await request.headerValue('cookie'), report: request.postDataJSON() });
      await route.continue();
    });
    // As when another tab is opened over it, twice.
    const leave = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    await expect
      .poll(async () => {
        await leave();
        return countVisits();
      })
      .toBe(before + 1);
    await leave();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ cookie: null, report: { page: 'auth', CLS: expect.any(Number) } });
  },
);
