import { expect, test } from 'vitest';
import { STORAGE_BASE } from '#shared/buckets.ts';
import { findSecrets, withoutIds } from '#tests/support/find-secrets.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { payByCard } from '#tests/support/payments/pay-on-page.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';

const shop = await createCheckoutShop();

test('after a visit with everything in it, and much that is refused, the log holds no secret', async () => {
  const product = await shop.sell('Kitchen Safety');
  const email = 'dana@example.com';
  await shop.fetch('/auth/v1/otp', jsonPost({ email }));
  const code = await shop.lastCode(email);
  await shop.fetch('/auth/v1/verify', jsonPost({ email, token: 'AAAAAA', type: 'email' }));
  const verified = await shop.fetch('/auth/v1/verify', jsonPost({ email, token: code, type: 'email' }));
  const session = (await verified.json()) as { access_token: string; refresh_token: string };
  const bearer = { authorization: `Bearer ${session.access_token}` };
  await shop.fetch(`/auth/v1/user?access_token=${session.access_token}&code=${code}`, { headers: bearer });
  const refreshed = await shop.fetch(
    '/auth/v1/token?grant_type=refresh_token',
    jsonPost({ refresh_token: session.refresh_token }),
  );
  const second = (await refreshed.json()) as typeof session;
  await shop.fetch('/auth/v1/verify', jsonPost(`{"token":"${session.refresh_token}"`));

  const buyer = await shop.buyer(email);
  const { url } = await buyer.checkout(product.stripePriceId);
  await payByCard(shop, url);
  const [event] = await shop.takeEvents();
  await shop.tell(event ?? { body: '', signature: '' });
  await shop.tell({ body: event?.body ?? '', signature: `${event?.signature}0` });
  await shop.drain();
  const { path } = await storeFor(shop.services, buyer.id)({ path: 'mine.jpg' });
  const signed = await shop.fetch(
    `${STORAGE_BASE}/object/sign/document_previews/${path}`,
    jsonPost({ expiresIn: 60 }, await buyer.headers()),
  );
  const { signedURL } = (await signed.json()) as { signedURL: string };
  await shop.fetch(`${STORAGE_BASE}${signedURL}`);
  await shop.fetch(`${STORAGE_BASE}${signedURL}0`);

  const log = shop.logLines.join('');
  expect(shop.logLines.length).toBeGreaterThan(15);
  const mac = /v1=(\w+)/.exec(event?.signature ?? '')?.[1] ?? 'none';
  const linkToken = signedURL.split('.').at(-1) ?? 'none';
  const tokens = [session, second].flatMap((one) => [one.access_token, one.refresh_token]);
  for (const secret of [...tokens, code, mac, linkToken, '4242424242424242', '4242 4242 4242 4242'])
    expect(log).not.toContain(secret);
  for (const key of Object.values(shop.services.keys))
    for (const coding of ['hex', 'base64', 'base64url'] as const)
      expect(log).not.toContain(key.toString(coding));
  expect(withoutIds(log)).not.toMatch(/\b(?:\d[ -]?){15,16}\b/);
  expect(shop.logLines.flatMap((line) => findSecrets(line))).toEqual([]);
});
