import { beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '#server/kernel/random.ts';
import { makeCode } from '#server/modules/auth/one-time-code.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const DAY = 86_400_000;

const send = (email: string) => shop.fetch('/auth/v1/otp', jsonPost({ email }));

/** Windows of limits reach a day back; each test starts with clean ones. */
beforeEach(() => shop.clock.advance(2 * DAY));

const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

describe('an address', () => {
  test('has one rate limit for codes however it is written', async () => {
    expect((await send('A@x.com')).status).toBe(200);
    for (const written of [' a@X.COM ', 'ａ@x.com', 'a@x.com'])
      expect((await send(written)).status).toBe(429);
  });

  test('is answered as quickly whether it is known, unknown or an administrator', async () => {
    await signedIn(shop, 'customer', 'known@example.com');
    await signedIn(shop, 'admin', 'boss@example.com');
    const kinds = ['known@example.com', 'unknown', 'boss@example.com'];
    const times = kinds.map((): number[] => []);
    for (let round = 0; round < 60; round += 1) {
      shop.clock.advance(2 * DAY);
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const kind = (round + turn) % kinds.length;
        const address = kinds[kind] === 'unknown' ? `nobody${round}@example.com` : (kinds[kind] ?? '');
        const startedAt = performance.now();
        expect((await send(address)).status).toBe(200);
        times[kind]?.push(performance.now() - startedAt);
      }
    }
    const medians = times.map(medianOf);
    const spread = Math.max(...medians) - Math.min(...medians);
    expect(spread).toBeLessThan(Math.max(5, Math.min(...medians) / 2));
  });
});

test('of twenty thousand codes every symbol is as frequent in every place', () => {
  const { alphabet, length } = oneTimeCode;
  const codes = Array.from({ length: 20_000 }, () => makeCode(systemRandom));
  const expected = codes.length / alphabet.length;
  /** Of 31 degrees of freedom, by chance alone in one of a million times. */
  const LIMIT = 84;
  for (let place = 0; place < length; place += 1) {
    const counts = alphabet.split('').map((symbol) => codes.filter((code) => code[place] === symbol).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(LIMIT);
  }
  expect(new Set(codes).size).toBeGreaterThan(codes.length - 5);
});
