import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createResponseCache, making } from '#server/http/response-cache.ts';
import { problems } from '#shared/problems.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { services } = shop;
const PLACES = making.concurrent + making.waiting;

/** A shop whose pages are made only once `finish` is called. */
const openSlowShop = () => {
  const cache = createResponseCache(services);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const app = createApp(services, {
    cache,
    pages: (request) =>
      cache(request, async () => {
        await promise;
        return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('a page') };
      }),
  });
  const open = async (path: string, accept = 'text/html') =>
    app.request(path, { headers: { accept, host: 'localhost' } });
  return { app, open, finish };
};

describe('more pages than can be made at a time', () => {
  test('are refused at once with a page that comes again, while everything else is answered', async () => {
    const { app, open, finish } = openSlowShop();
    const taken = Array.from({ length: PLACES }, (_, index) => open(`/slow-${index}`));
    // None of those is answered before `finish`: whoever is answered now was not made to wait for them.
    const refused = await open('/one-more');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const page = await refused.text();
    expect(page).toContain(problems['server.busy'].message);
    expect(page).toContain('<meta http-equiv="refresh" content="2" />');

    const call = await open(pathOf('public', 'getProductsByKeyword', 'safety'), 'application/json');
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ error: { data: { code: 'SERVICE_UNAVAILABLE' } } });

    for (const path of ['/healthz', '/robots.txt']) expect((await open(path)).status).toBe(200);
    expect((await app.request('/auth/v1/user', { headers: { host: 'localhost' } })).status).toBe(401);

    finish();
    const answers = await Promise.all(taken);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open('/one-more')).status).toBe(200);
  });

  test('cannot be had by claiming to be signed in', async () => {
    const { app, open, finish } = openSlowShop();
    const taken = Array.from({ length: PLACES }, (_, index) => open(`/slower-${index}`));
    expect((await open('/one-more')).status).toBe(503);
    const claimed = await app.request('/claimed', {
      headers: { authorization: 'Bearer x', host: 'localhost' },
    });
    expect(claimed.status).toBe(503);
    finish();
    await Promise.all(taken);
  });

  test('are counted for whoever watches', async () => {
    const { app, open, finish } = openSlowShop();
    const taken = Array.from({ length: PLACES }, (_, index) => open(`/slowest-${index}`));
    await open('/too-many');
    finish();
    await Promise.all(taken);
    // From this machine, and through no proxy.
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const text = await (await app.request('/metrics', { headers: { host: 'localhost' } }, env)).text();
    expect(text).toContain('bindery_refused_requests_total{area="page",status="503"} 1');
  });
});

test('a search costs its network five calls: of a burst of 150, 30 searches are left', async () => {
  const from = elsewhere();
  const search = pathOf('public', 'getProductsByKeyword', 'fire');
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) statuses.push((await shop.fetch(search, { from })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  // Half a search's worth is there again for a cheaper call.
  shop.clock.advance(50);
  expect((await shop.fetch(pathOf('public', 'shop'), { from })).status).toBe(200);
});
