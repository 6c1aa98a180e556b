import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

const ALWAYS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const OWN = {
  'content-security-policy': "default-src 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(self)',
  'x-frame-options': 'SAMEORIGIN',
};

const headersOf = async (path: string, publicUrl: string) => {
  const app = new Hono<ShopEnv>()
    .use(securityHeaders({ publicUrl: new URL(publicUrl) }))
    .get('/plain', () => new Response(null))
    .get('/own', () => new Response(null, { headers: { ...OWN, 'x-powered-by': 'paper' } }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError(() => new Response(null, { status: 500 }))
    .notFound(() => new Response(null, { status: 404 }));
  return Object.fromEntries((await app.request(path)).headers);
};

describe('the headers of an answer', () => {
  test.each(['/plain', '/broken', '/nowhere'])('are exactly these, as in that of %s', async (path) => {
    expect(await headersOf(path, 'http://localhost:3000')).toEqual(ALWAYS);
  });

  test('also ask for TLS where the shop is reached by it', async () => {
    expect(await headersOf('/plain', 'https://shop.example.com')).toEqual({
      ...ALWAYS,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('are those that its route has set, where it has', async () => {
    expect(await headersOf('/own', 'http://localhost:3000')).toEqual({
      ...ALWAYS,
      ...OWN,
      'x-powered-by': 'paper',
    });
  });
});
