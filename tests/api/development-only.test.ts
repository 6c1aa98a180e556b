import { expect, test } from 'vitest';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BINDERY_SECRET: 'a secret for tests only, long enough',
};

test('in production there is no mail viewer', async () => {
  const shop = await createTestShop(production);
  for (const path of ['/dev/mail', '/dev/mail/latest.json?to=a@example.com', '/dev/mail/style.css'])
    expect((await shop.fetch(path, { headers: { host: 'localhost:3000' } })).status).toBe(404);
});

test('in development the mail viewer shows the code that was mailed', async () => {
  const shop = await createTestShop();
  await shop.signIn('dana@example.com');
  const answer = await shop.fetch('/dev/mail/latest.json?to=dana@example.com');
  expect(await answer.json()).toMatchObject({ code: await shop.lastCode('dana@example.com') });
});

test('in production the shop answers for its public name only', async () => {
  const shop = await createTestShop({ ...production, PUBLIC_URL: 'https://shop.example' });
  const ask = (host: string) => shop.fetch('/api/public/public.shop', { headers: { host } });
  expect((await ask('shop.example')).status).toBe(200);
  expect((await ask('localhost:3000')).status).toBe(421);
  expect(
    (await shop.fetch('/api/public/public.shop', { headers: { host: 'shop.example' } })).headers.get(
      'strict-transport-security',
    ),
  ).toContain('max-age');
});
