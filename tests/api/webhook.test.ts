import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentEvents } from '#server/db/schema/payments.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { webhook } from '#server/http/webhook.ts';
import { createCheckoutShop, type TakenEvent } from '#tests/support/shop/checkout-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';

const shop = await createCheckoutShop();
const { services } = shop;
const safety = await shop.sell('Kitchen Safety');

beforeEach(() => shop.payments.reset());

const SECRET = `whsec_${deriveKeys('a secret for tests only, long enough').sandboxWebhook.toString('hex')}`;

const signed = (body: string, ageSeconds = 0, secret = SECRET) => {
  const at = Math.floor(services.clock.now().getTime() / 1000) - ageSeconds;
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, signature: `t=${at},v1=${mac}` };
};

const paidEvent = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  const taken = await shop.takeEvents();
  const event = taken.find(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('The sandbox told of no payment.');
  return { orderId, event };
};

const foreign = (changed: object): string =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    livemode: false,
    data: { object: { id: 'cs_test_of_another_shop', object: 'checkout.session' } },
    ...changed,
  });

describe('an event', () => {
  test('is kept and queued in one step, answered at once, and then believed only by asking', async () => {
    const { orderId, event } = await paidEvent();
    shop.payments.reset();
    const answer = await shop.tell(event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(shop.payments.asked).toEqual([]);
    expect(await listJobs(services)).toContainEqual({
      name: 'process-payment-event',
      data: { eventId: event.id },
    });
    expect((await shop.orderRow(orderId)).status).toBe('pending');
    await shop.drain();
    expect((await shop.orderRow(orderId)).status).toBe('succeeded');
  });

  test.each([
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('that holds %s is of no concern to us, and is answered all the same', async (_, text) => {
    const object = {
      id: text,
      object: 'checkout.session',
      payment_intent: text,
      metadata: { reference: text },
    };
    const answer = await shop.tell(signed(foreign({ data: { object } })));
    expect(answer.status).toBe(200);
    expect((await shop.tell(signed(foreign({ id: text })))).status).toBe(400);
    expect((await shop.tell(signed(foreign({ type: text })))).status).toBe(400);
  });

  test('that was processed is not queued again; one that failed is', async () => {
    const { orderId, event } = await paidEvent();
    shop.payments.hooks.before = async () => {
      throw new Error('the provider cannot be asked now');
    };
    await shop.tell(event);
    expect((await shop.drain()).failed).toMatchObject([{ name: 'process-payment-event' }]);
    expect((await shop.orderRow(orderId)).status).toBe('pending');
    shop.payments.reset();
    await shop.tell(event);
    await shop.drain();
    expect((await shop.orderRow(orderId)).status).toBe('succeeded');
    const before = await footprintOf(services);
    expect((await shop.tell(event)).status).toBe(200);
    expect(await footprintOf(services)).toEqual(before);
  });

  test('of a session that no order here has is answered, noted and left alone', async () => {
    const body = foreign({});
    expect((await shop.tell(signed(body))).status).toBe(200);
    const ordersBefore = (await footprintOf(services)).hashes['public.orders'];
    expect((await shop.drain()).failed).toEqual([]);
    expect((await footprintOf(services)).hashes['public.orders']).toBe(ordersBefore);
    expect(shop.payments.asked).toEqual([]);
    expect(shop.logLines.join('')).toContain('an event is about no order of this shop');
  });

  test.each([
    [
      'that names the number of an order here, but not its reference',
      { data: { object: { id: 'cs_x', object: 'checkout.session', client_reference_id: '1' } } },
    ],
    [
      'that names a reference of another shop',
      {
        data: {
          object: { id: 'cs_x', object: 'checkout.session', client_reference_id: `1-${crypto.randomUUID()}` },
        },
      },
    ],
  ])('%s is about no order', async (_, changed) => {
    const ordersBefore = (await footprintOf(services)).hashes['public.orders'];
    await shop.tell(signed(foreign(changed)));
    await shop.drain();
    expect((await footprintOf(services)).hashes['public.orders']).toBe(ordersBefore);
    expect(shop.payments.asked).toEqual([]);
  });

  test.each([
    ['of live payments in a test shop', { livemode: true }],
    ['about nothing that is sold', { type: 'customer.created', data: { object: { id: 'cus_1' } } }],
  ])('%s is answered and leaves nothing behind', async (_, changed) => {
    const before = await footprintOf(services);
    expect((await shop.tell(signed(foreign(changed)))).status).toBe(200);
    expect(await footprintOf(services)).toEqual(before);
    expect(shop.logLines.join('')).toContain('an event that is not for this shop was ignored');
  });
});

test('an event is taken although visitors of the same network ask too often', async () => {
  const { event } = await paidEvent();
  const ask = async () => (await shop.fetch('/api/public/productPage')).status;
  const asked = await Promise.all(Array.from({ length: 200 }, ask));
  expect(asked).toContain(429);
  expect((await shop.tell(event)).status).toBe(200);
});

describe('a delivery is refused, and nothing written, when', () => {
  let event: TakenEvent;
  beforeAll(async () => {
    ({ event } = await paidEvent());
  });
  const changes: [string, (taken: TakenEvent) => { body: string; signature: string }][] = [
    ['it is not signed', ({ body }) => ({ body, signature: '' })],
    ['it is signed by somebody else', ({ body }) => signed(body, 0, 'whsec_somebody_else')],
    [
      'one byte of it was changed',
      ({ body, signature }) => ({ body: body.replace('evt_', 'evt-'), signature }),
    ],
    ['it was written anew', ({ body, signature }) => ({ body: JSON.stringify(JSON.parse(body)), signature })],
    ['a space was added', ({ body, signature }) => ({ body: `${body} `, signature })],
    ['its signature is older than five minutes', ({ body }) => signed(body, 301)],
    ['its signature is from the future', ({ body }) => signed(body, -301)],
    ['it is no JSON', () => signed('not json')],
    ['it is no event', () => signed('{"id":"evt_1"}')],
    ['it is empty', () => signed('')],
  ];
  test.each(changes)('%s', async (_, change) => {
    const before = await footprintOf(services);
    const answer = await shop.tell(change(event));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'The signature of this event is not valid.' });
    expect(await footprintOf(services)).toEqual(before);
  });

  test('it is too large', async () => {
    const before = await footprintOf(services);
    const answer = await shop.tell(signed('x'.repeat(webhook.maxBytes + 1)));
    expect(answer.status).toBe(413);
    expect(await footprintOf(services)).toEqual(before);
  });

  test.each([299, -299])('but not when its signature is %s seconds old', async (ageSeconds) => {
    expect((await shop.tell(signed(event.body, ageSeconds))).status).toBe(200);
    expect(await services.db.$count(paymentEvents)).toBeGreaterThan(0);
  });
});
