import { afterEach, expect, test, vi } from 'vitest';
import { createShopCalls } from './shop-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('calls of customers and administrators carry the token, public ones carry none', async () => {
  const sent: (readonly [area: string | undefined, authorization: string | null])[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url.split('/')[2], new Headers(init.headers).get('authorization')]);
    return Promise.resolve(Response.json([{ result: { data: null } }]));
  });
  const calls = createShopCalls(() => Promise.resolve({ authorization: 'Bearer secret' }));
  await calls.public.public.shop.query();
  await calls.customer.customer.getCustomer.query();
  await calls.admin.deadJobs.query();
  expect(sent).toEqual([
    ['public', null],
    ['customer', 'Bearer secret'],
    ['admin', 'Bearer secret'],
  ]);
});
