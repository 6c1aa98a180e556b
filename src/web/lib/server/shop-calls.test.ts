import { afterEach, expect, test, vi } from 'vitest';
import { ALONE } from './alone.ts';
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

test('calls of one moment go together, but for those that may take long', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const names = new URL(url, 'http://shop.test').pathname.split('/')[3] ?? '';
    asked.push(names);
    return Promise.resolve(Response.json(names.split(',').map(() => ({ result: { data: null } }))));
  });
  const { admin } = createShopCalls(() => Promise.resolve({}));
  await Promise.all([
    admin.attention.query(undefined, ALONE),
    admin.products.query(),
    admin.operations.query(undefined, ALONE),
    admin.documents.query(),
  ]);
  expect(asked.toSorted()).toEqual(['attention', 'operations', 'products,documents']);
});
