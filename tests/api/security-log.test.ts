import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { securityEvents } from '#server/http/security/security-log.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';

const shop = await createCheckoutShop();
const safety = await shop.sell('Kitchen Safety', 10_000);
const NETWORK = '203.0.113.0/24';
const from = '203.0.113.7';
const seen = new Set<string>();

/** The lines of the security log that this work leaves. */
const linesOf = async (work: () => Promise<unknown>) => {
  const before = shop.logLines.length;
  await work();
  const lines = shop.logLines
    .slice(before)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'security')
    .map(({ event, actor, network, call, reason }) => ({ event, actor, network, call, reason }));
  for (const { event } of lines) seen.add(String(event));
  return lines;
};

test('a sign-in, and one that fails, leave a line each with who and from where', async () => {
  const email = 'dana@example.com';
  const call = '/auth/v1/verify';
  await shop.fetch('/auth/v1/otp', { ...jsonPost({ email }), from });
  const verify = (token: string) => shop.fetch(call, { ...jsonPost({ email, token, type: 'email' }), from });
  expect(await linesOf(() => verify('AAAAAA'))).toEqual([
    { event: 'sign-in-failed', actor: email, network: NETWORK, call, reason: 'auth.invalid-code' },
  ]);
  const code = await shop.lastCode(email);
  const [line] = await linesOf(() => verify(code));
  expect(line).toMatchObject({ event: 'sign-in', network: NETWORK });
  expect(line?.actor).toMatch(/^[0-9a-f-]{36}$/);
});

test('a refresh token that is none leaves a line', async () => {
  const call = '/auth/v1/token';
  const [line] = await linesOf(() =>
    shop.fetch(`${call}?grant_type=refresh_token`, { ...jsonPost({ refresh_token: 'stolen' }), from }),
  );
  expect(line).toMatchObject({ event: 'session-refused', call, network: NETWORK });
});

test('a customer at an administrator’s call leaves a line with their id', async () => {
  const customer = await signedIn(shop, 'customer', 'curious@example.com');
  const headers = await customer.headers();
  expect(await linesOf(() => shop.fetch('/api/admin/products', { headers, from }))).toEqual([
    {
      event: 'denied',
      actor: customer.id,
      network: NETWORK,
      call: 'products',
      reason: 'role.admin-only',
    },
  ]);
});

test('what an administrator changes leaves a line, what they look at does not; a refund has a name of its own', async () => {
  const { asAdmin } = shop;
  expect(await linesOf(() => asAdmin.get('products'))).toEqual([]);
  const [change] = await linesOf(() => asAdmin.post('deleteProduct', { id: safety.id }));
  expect(change).toMatchObject({ event: 'admin-change', call: 'deleteProduct', actor: asAdmin.id });
  await asAdmin.post('restoreProduct', { id: safety.id });
  const buyer = await shop.buyer('buyer@example.com');
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  const [refund] = await linesOf(() => asAdmin.post('refundOrder', { orderId }));
  expect(refund).toMatchObject({ event: 'refund', actor: asAdmin.id });
});

test('a forged webhook, a refused upload and a reached limit leave a line each', async () => {
  const [webhook] = await linesOf(() => shop.tell({ body: '{}', signature: 't=1,v1=00' }));
  expect(webhook).toMatchObject({ event: 'webhook-refused', reason: 'webhook.invalid' });

  const form = new FormData();
  form.append('File', new File(['no picture'], 'logo.gif'));
  const customer = await signedIn(shop, 'customer', 'gif@example.com');
  const [upload] = await linesOf(async () =>
    shop.fetch('/api/customer/logo', { method: 'POST', body: form, headers: await customer.headers(), from }),
  );
  expect(upload).toMatchObject({ event: 'upload-refused', actor: customer.id, reason: 'logo.not-png' });

  const ask = () => shop.fetch('/auth/v1/otp', { ...jsonPost({ email: 'often@example.com' }), from });
  await ask();
  const [limit] = await linesOf(ask);
  expect(limit).toMatchObject({ event: 'limit-reached', actor: 'often@example.com', network: NETWORK });
});

test('every event was seen here, and is explained in docs/operating.md', async () => {
  expect([...seen].toSorted()).toEqual([...securityEvents].toSorted());
  const page = await readFile('docs/operating.md', 'utf8');
  for (const event of securityEvents) expect(page).toContain(`| \`${event}\``);
});
