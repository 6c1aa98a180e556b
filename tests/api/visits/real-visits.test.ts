import { describe, expect, test } from 'vitest';
import type { Operations } from '#shared/contract/operations.ts';
import { VISITS_PATH } from '#shared/visit.ts';
import { dataOf, jsonPost } from '#tests/support/shop/calls.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();

const told = { page: 'product', LCP: 1700, INP: 96, CLS: 0.004 };
const tell = (report: unknown, from = elsewhere()) => shop.fetch(VISITS_PATH, { ...jsonPost(report), from });
const readVisits = async () => {
  const metrics = await (await shop.fetch('/metrics', { from: '127.0.0.1' })).text();
  return metrics.split('\n').filter((line) => line.startsWith('bindery_visit_'));
};

describe('what a browser measured', () => {
  test('is counted by the kind of page, and nothing else of it is kept', async () => {
    expect((await tell(told)).status).toBe(204);
    const visits = await readVisits();
    expect(visits).toContain('bindery_visit_largest_paint_seconds_bucket{le="1",page="product"} 0');
    expect(visits).toContain('bindery_visit_largest_paint_seconds_bucket{le="1.8",page="product"} 1');
    expect(visits).toContain('bindery_visit_interaction_seconds_sum{page="product"} 0.096');
    expect(visits).toContain('bindery_visit_layout_shift_count{page="product"} 1');
    expect(shop.logLines.join('\n')).not.toContain('1700');
  });

  test('is on the operations screen: what three quarters of the visits stayed within', async () => {
    for (const LCP of [900, 900, 900, 9000]) await tell({ page: 'home', LCP });
    for (const LCP of [20_000, 30_000]) await tell({ page: 'order', LCP });
    const { token } = await shop.signIn('admin@example.com', { asAdmin: true });
    const headers = { authorization: `Bearer ${token}` };
    const { visits } = await dataOf<Operations>(await shop.fetch('/api/admin/operations', { headers }));
    expect(visits?.map(({ page }) => page)).toEqual(['home', 'product', 'order']);
    const [home, , order] = visits ?? [];
    expect(home?.LCP).toEqual({ count: 4, within: 1 });
    expect(home?.INP).toEqual({ count: 0, within: null });
    expect(order?.LCP).toEqual({ count: 2, within: null });
  });

  test.each([
    ['a page nobody knows', { ...told, page: '/products/<b>secret</b>' }],
    ['a page named after what objects have', { ...told, page: '__proto__' }],
    ['no page', { LCP: 1 }],
    ['a label of its own', { ...told, visitor: 'dana@example.com' }],
    ['a time below nothing', { ...told, LCP: -1 }],
    ['a time beyond all visits', { ...told, INP: 60_001 }],
    ['a shift beyond all pages', { ...told, CLS: 101 }],
    ['words for numbers', { ...told, LCP: '1700' }],
    ['a list', [told]],
    ['too much', { ...told, page: 'x'.repeat(1000) }],
  ])('is refused and leaves no trace with %s', async (_, report) => {
    const before = await readVisits();
    const { status } = await tell(report);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await readVisits()).toEqual(before);
  });

  test('is taken from one network now and then only, however often it is sent', async () => {
    const from = elsewhere();
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1)
      statuses.push((await tell({ page: 'auth', CLS: 0 }, from)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect((await tell({ page: 'auth', CLS: 0 })).status).toBe(204);
    shop.clock.advance(5000);
    expect((await tell({ page: 'auth', CLS: 0 }, from)).status).toBe(204);
  });

  test('is not taken from pages of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const refused = await shop.fetch(VISITS_PATH, { ...jsonPost(told, headers), from: elsewhere() });
    expect(refused.status).toBe(403);
  });
});

test('a shop with WEB_VITALS=off takes no report, and says on the operations screen that it asks for none', async () => {
  const quiet = await createTestShop({ WEB_VITALS: 'off' });
  expect((await quiet.fetch(VISITS_PATH, { ...jsonPost(told), from: elsewhere() })).status).toBe(404);
  const { token } = await quiet.signIn('admin@example.com', { asAdmin: true });
  const headers = { authorization: `Bearer ${token}` };
  const { visits } = await dataOf<Operations>(await quiet.fetch('/api/admin/operations', { headers }));
  expect(visits).toBeNull();
});
