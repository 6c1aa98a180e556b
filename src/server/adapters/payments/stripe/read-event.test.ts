import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createStripePayments } from '#server/adapters/payments/stripe.ts';

const now = new Date('2026-11-15T12:00:00Z');
const openWith = (...webhookSecrets: string[]) =>
  createStripePayments({ secretKey: 'sk_test_x', webhookSecrets, shop: 'shop', clock: { now: () => now } });
const { readEvent } = openWith('whsec_new', 'whsec_old');

const body = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    created: 1_794_744_000,
    livemode: false,
    data: {
      object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: { reference: '1001' } },
    },
    ...change,
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const macOf = (text: string, { secret = 'whsec_new', ageSeconds = 0 } = {}) => {
  const seconds = now.getTime() / 1000 - ageSeconds;
  return { seconds, mac: createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex') };
};
const sign = (text: string, options: { secret?: string; ageSeconds?: number } = {}) => {
  const { seconds, mac } = macOf(text, options);
  return `t=${seconds},v1=${mac}`;
};

describe('an event told by the provider', () => {
  test('is read when it is signed, and leads to what it is about', () => {
    expect(readEvent(bytes(body()), sign(body()))).toEqual({
      id: 'evt_1',
      type: 'charge.refunded',
      createdAt: new Date(1_794_744_000_000),
      isLive: false,
      subject: { paymentIntent: 'pi_1', reference: '1001' },
    });
    const about = {
      data: {
        object: { id: 'cs_1', object: 'checkout.session', client_reference_id: '7', payment_intent: null },
      },
      livemode: true,
    };
    expect(readEvent(bytes(body(about)), sign(body(about)))).toMatchObject({
      isLive: true,
      subject: { sessionId: 'cs_1', reference: '7' },
    });
  });

  test.each([
    [299, true],
    [300, true],
    [301, false],
    [-299, true],
    [-301, false],
  ])('that was signed %i seconds ago is believed: %s', (ageSeconds, isBelieved) => {
    expect(Boolean(readEvent(bytes(body()), sign(body(), { ageSeconds })))).toBe(isBelieved);
  });

  test('may be signed with the old secret while the new one is being brought in, and not after', () => {
    const old = sign(body(), { secret: 'whsec_old' });
    expect(readEvent(bytes(body()), old)).toBeDefined();
    expect(openWith('whsec_new').readEvent(bytes(body()), old)).toBeUndefined();
    const both = `${sign(body(), { secret: 'whsec_other' })},v1=${macOf(body()).mac}`;
    expect(openWith('whsec_new').readEvent(bytes(body()), both)).toBeDefined();
  });

  test.each([
    ['no signature', undefined],
    ['an empty one', ''],
    ['one without a time', `v1=${macOf(body()).mac}`],
    ['one without a value', 't=1794744000'],
    ['one of another secret', sign(body(), { secret: 'whsec_other' })],
    ['one of another scheme', sign(body()).replace('v1', 'v0')],
    ['words', 'let me in'],
  ])('with %s is not believed', (_, signature) => {
    expect(readEvent(bytes(body()), signature)).toBeUndefined();
  });

  test('is not believed once a byte of it is another, even one that cannot be seen', () => {
    const signature = sign(body());
    expect(readEvent(bytes(body().replace('pi_1', 'pi_2')), signature)).toBeUndefined();
    expect(readEvent(bytes(JSON.stringify(JSON.parse(body()), null, 1)), signature)).toBeUndefined();
    expect(readEvent(bytes(`\uFEFF${body()}`), signature)).toBeUndefined();
    expect(readEvent(new Uint8Array(), signature)).toBeUndefined();
    const broken = bytes(body());
    broken[20] = 0xff;
    expect(readEvent(broken, sign(new TextDecoder().decode(broken)))).toBeUndefined();
  });

  test.each(['[]', 'null', '"x"', '{', '{"object":"event"}', '{"object":"v2.core.event","id":"evt_1"}'])(
    'that is %s is no event, however well it is signed',
    (text) => {
      expect(readEvent(bytes(text), sign(text))).toBeUndefined();
    },
  );
});
