import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { paymentCustomers } from '#server/db/schema/payments.ts';
import { checkout } from '#server/modules/checkout/checkout-limits.ts';
import { records } from '#stripe-sandbox/tables.ts';
import { type CheckoutSession, PaymentsError } from '#server/ports/payments.ts';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';

const shop = await createCheckoutShop();
const { services, payments } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);
const hygiene = await shop.sell('Hygiene', 15_000);

beforeEach(() => payments.reset());
afterEach(() => void vi.restoreAllMocks());

const order = (buyer: Buyer, items: unknown) => buyer.post('createCustomerCheckout', { items });
const one = (stripePriceId: string) => [{ stripePriceId, quantity: 1 }];
const ordersOf = async (buyer: Buyer) => dataOf<Order[]>(await buyer.get('getCustomerOrders'));
const countSessions = () => services.db.$count(records, eq(records.kind, 'checkout.session'));
const down = new PaymentsError('the provider is down', { isTransient: true });

describe('buying', () => {
  test('leads to the payment page, and the paid order can be looked at', async () => {
    const ann = await shop.buyer('ann@example.com');
    const { url } = await ann.checkout(safety.stripePriceId);
    expect(new URL(url).host).toBe('localhost:3000');
    const pending = await ann.latest();
    expect(pending).toMatchObject({
      status: 'pending',
      product: { name: 'Kitchen Safety' },
      amount: 19_999,
      documentCount: 2,
      generatedCount: 0,
    });
    const sessionId = await shop.sessionOf();
    await shop.pay(sessionId);
    shop.clock.advance(2000);
    expect(await ann.latest(sessionId)).toMatchObject({
      id: pending?.id,
      status: 'succeeded',
      documentCount: 2,
      generatedCount: 0,
      businessName: expect.any(String),
      isOpen: true,
      paymentIntent: expect.stringMatching(/^pi_/),
      product: { slug: 'kitchen-safety', image: { page: 1, width: 800 } },
    });
    const items = await ann.get('getCustomerOrderDocumentLineItems', { orderId: pending?.id });
    expect(await dataOf(items)).toMatchObject([
      { name: 'Cleaning', status: 'GENERATING', previewImagePath: null },
      { name: 'Storage', status: 'GENERATING', previewImagePath: null },
    ]);
    expect(await dataOf(await ann.get('getOwnedProductIds'))).toEqual([safety.id]);
  });

  test('several products at once gives every document of all of them, each once', async () => {
    const both = await shop.sell('Both', 5000);
    await shop.asAdmin.post('updateProduct', {
      id: both.id,
      documentIdList: [...both.documentIdList, ...safety.documentIdList],
    });
    const bob = await shop.buyer('bob@example.com');
    const items = [
      { stripePriceId: safety.stripePriceId, quantity: 2 },
      { stripePriceId: both.stripePriceId, quantity: 1 },
    ];
    await dataOf(await order(bob, items));
    await shop.pay(await shop.sessionOf());
    shop.clock.advance(2000);
    const paid = await bob.latest();
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount: 44_998,
      product: { name: 'Kitchen Safety and 1 more' },
      items: [
        { name: 'Kitchen Safety', quantity: 2, price: 19_999 },
        { name: 'Both', quantity: 1, price: 5000 },
      ],
    });
    const documents = await bob.get('getCustomerOrderDocumentLineItems', { orderId: paid?.id });
    const names = (await dataOf<LineItem[]>(documents)).map(({ name }) => name);
    expect(names).toEqual(['Cleaning', 'Storage', 'Both manual']);
  });
});

describe('one purchase', () => {
  test('is one session and one address, though clicked ten times at once', async () => {
    const cleo = await shop.buyer('cleo@example.com');
    const before = await countSessions();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cleo.checkout(safety.stripePriceId)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await ordersOf(cleo)).toHaveLength(1);
    expect(await countSessions()).toBe(before + 1);
    const refused = await order(cleo, one(safety.stripePriceId));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refusalOf(refused)).toMatchObject([
      429,
      'TOO_MANY_REQUESTS',
      problems['request.too-many'].message,
    ]);
  });

  test('is one charge in two tabs: the second goes on where the first is', async () => {
    const dan = await shop.buyer('dan@example.com');
    const first = await dan.checkout(safety.stripePriceId);
    expect(await dan.checkout(safety.stripePriceId)).toEqual(first);
    const sessionId = await shop.sessionOf();
    await shop.pay(sessionId);
    const after = await dan.checkout(safety.stripePriceId);
    expect(after.url).toBe(`http://localhost:3000/checkout-success?session_id=${sessionId}`);
    expect(await ordersOf(dan)).toMatchObject([{ status: 'succeeded' }]);
  });

  test('is one session though two tabs name its products in another order', async () => {
    const uma = await shop.buyer('uma@example.com');
    const before = await countSessions();
    const items = [...one(safety.stripePriceId), ...one(hygiene.stripePriceId)];
    const answers = await Promise.all([order(uma, items), order(uma, items.toReversed())]);
    const [first, second] = await Promise.all(answers.map((answer) => dataOf<{ url: string }>(answer)));
    expect(first).toEqual(second);
    expect(await countSessions()).toBe(before + 1);
  });

  test('is never paid in a session that its order does not know of', async () => {
    const vic = await shop.buyer('vic@example.com');
    const known = { sessionId: 'cs_known', sessionUrl: 'http://localhost:3000/sandbox/checkout/cs_known' };
    const made: string[] = [];
    payments.hooks.after = async (call, answer) => {
      if (call !== 'createSession') return answer;
      made.push((answer as CheckoutSession).id);
      await services.db.update(orders).set(known).where(eq(orders.customerId, vic.id));
      return answer;
    };
    expect(await vic.checkout(safety.stripePriceId)).toEqual({ url: known.sessionUrl });
    expect(made).toHaveLength(1);
    expect(await services.payments.getSession(made[0] ?? '')).toMatchObject({ status: 'expired' });
  });

  test('can be made again once it is done', async () => {
    const eve = await shop.buyer('eve@example.com');
    for (const count of [1, 2]) {
      await eve.checkout(safety.stripePriceId);
      await shop.pay(await shop.sessionOf());
      shop.clock.advance(2000);
      expect(await eve.latest()).toMatchObject({ status: 'succeeded' });
      expect(await ordersOf(eve)).toHaveLength(count);
    }
  });

  test('gets a new session when the old one ran out', async () => {
    const flo = await shop.buyer('flo@example.com');
    const first = await flo.checkout(safety.stripePriceId);
    await services.payments.expireSession(await shop.sessionOf());
    expect(await flo.checkout(safety.stripePriceId)).not.toEqual(first);
    expect((await ordersOf(flo)).map(({ status }) => status)).toEqual(['pending', 'failed']);
  });
});

const unsold = async () => {
  const product = await shop.sell(`Unsold ${crypto.randomUUID()}`);
  await shop.asAdmin.post('deleteProduct', { id: product.id });
  return one(product.stripePriceId);
};
const repriced = async () => {
  const product = await shop.sell(`Repriced ${crypto.randomUUID()}`);
  await shop.asAdmin.post('updateProduct', { id: product.id, price: 4200 });
  await shop.drain();
  return one(product.stripePriceId);
};
const quantity = (count: unknown) => [{ stripePriceId: safety.stripePriceId, quantity: count }];

describe('what is refused before anybody is asked or anything written', () => {
  test.each<[string, () => unknown]>([
    ['an unknown price', () => one('price_unknown')],
    ['the price of an archived product', unsold],
    ['an old price', repriced],
    ['a price that is no name', () => one("x' or 1=1")],
    ['nothing', () => []],
    ['too many different products', () => Array.from({ length: 21 }, () => one(safety.stripePriceId)[0])],
    ['a quantity of none', () => quantity(0)],
    ['a negative quantity', () => quantity(-1)],
    ['half a product', () => quantity(1.5)],
    ['a quantity beyond reason', () => quantity(1e9)],
    ['a quantity as text', () => quantity('2')],
    ['no quantity', () => quantity(null)],
    ['too many of one product in two lines', () => [...quantity(99), ...quantity(1)]],
    [
      'more than one payment can take',
      async () =>
        quantity(99).concat([
          {
            stripePriceId: (await shop.sell(`Dear ${crypto.randomUUID()}`, 99_999_999)).stripePriceId,
            quantity: 1,
          },
        ]),
    ],
    ['a price named by the buyer', () => [{ ...one(safety.stripePriceId)[0], price: 1 }]],
  ])('%s', async (_, make) => {
    const gus = await shop.buyer(`gus-${crypto.randomUUID()}@example.com`);
    const items = await make();
    payments.reset();
    const before = await footprintOf(services);
    const [status, code] = await refusalOf(await order(gus, items));
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
    expect(payments.asked).toEqual([]);
    expect(await footprintOf(services)).toEqual(before);
  });

  test('a buyer whose business is not known yet', async () => {
    const { token } = await shop.signIn('newcomer@example.com');
    const before = await footprintOf(services);
    const answer = await shop.fetch('/api/customer/createCustomerCheckout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ items: one(safety.stripePriceId) }),
    });
    expect(await refusalOf(answer)).toEqual([
      412,
      'PRECONDITION_FAILED',
      problems['checkout.no-business'].message,
    ]);
    expect(await footprintOf(services)).toEqual(before);
  });
});

describe('a provider', () => {
  const sentence = problems['checkout.provider-down'].message;

  test('that is down is told in a sentence, and the retry asks with the same key', async () => {
    const hal = await shop.buyer('hal@example.com');
    payments.hooks.before = async ({ call }) => {
      if (call === 'createSession') throw down;
    };
    expect(await refusalOf(await order(hal, one(safety.stripePriceId)))).toEqual([
      502,
      'BAD_GATEWAY',
      sentence,
    ]);
    payments.hooks.before = async () => {};
    await hal.checkout(safety.stripePriceId);
    const keys = payments.asked
      .filter(({ call }) => call === 'createSession')
      .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf(hal)).toHaveLength(1);
  });

  test('that took the question but whose answer was lost has opened one session all the same', async () => {
    const ida = await shop.buyer('ida@example.com');
    const before = await countSessions();
    payments.hooks.after = async (call, answer) => {
      if (call === 'createSession') throw down;
      return answer;
    };
    expect((await order(ida, one(safety.stripePriceId))).status).toBe(502);
    payments.hooks.after = async (_, answer) => answer;
    await ida.checkout(safety.stripePriceId);
    expect(await countSessions()).toBe(before + 1);
  });

  test('that never answers is given up on in time', async () => {
    const jon = await shop.buyer('jon@example.com');
    const real = globalThis.setTimeout;
    const limits: unknown[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
      limits.push(ms);
      return real(run, ms === checkout.answerWithinMs ? 300 : ms);
    });
    payments.hooks.before = ({ call }) =>
      call === 'createSession' ? new Promise<void>(() => {}) : Promise.resolve();
    expect(await refusalOf(await order(jon, one(safety.stripePriceId)))).toEqual([
      502,
      'BAD_GATEWAY',
      sentence,
    ]);
    expect(limits).toContain(checkout.answerWithinMs);
    expect(checkout.answerWithinMs).toBeLessThan(10_000);
  });

  test('is asked under a new key once an unopened session is old', async () => {
    const kim = await shop.buyer('kim@example.com');
    payments.hooks.before = async ({ call }) => {
      if (call === 'createSession') throw down;
    };
    await order(kim, one(safety.stripePriceId));
    payments.hooks.before = async () => {};
    shop.clock.advance(checkout.unopenedMs + 1);
    await kim.checkout(safety.stripePriceId);
    expect((await ordersOf(kim)).map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  test.each([
    'https://evil.example/pay',
    'javascript:alert(1)',
    '//localhost:3000/x',
    'ftp://localhost:3000/x',
  ])('cannot send the buyer to %s', async (url) => {
    const lea = await shop.buyer(`lea-${crypto.randomUUID()}@example.com`);
    payments.hooks.after = async (call, answer) =>
      call === 'createSession' ? { ...(answer as CheckoutSession), url } : answer;
    const answer = await order(lea, one(safety.stripePriceId));
    expect(await refusalOf(answer)).toEqual([502, 'BAD_GATEWAY', sentence]);
    expect(await ordersOf(lea)).toMatchObject([{ status: 'pending' }]);
  });

  test('that has lost the customer gets a new one', async () => {
    const max = await shop.buyer('max@example.com');
    await services.db.insert(paymentCustomers).values({ customerId: max.id, providerId: 'cus_gone' });
    await max.checkout(safety.stripePriceId);
    const [kept] = await services.db
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customerId, max.id));
    expect(kept?.providerId).toMatch(/^cus_(?!gone)/);
  });

  test('that still has the old price is not paid: the buyer is told that it has changed', async () => {
    const nan = await shop.buyer('nan@example.com');
    const product = await shop.sell('Changing', 3000);
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 3500 });
    expect(await refusalOf(await order(nan, one(product.stripePriceId)))).toEqual([
      409,
      'CONFLICT',
      problems['checkout.price-changed'].message,
    ]);
    expect(await ordersOf(nan)).toMatchObject([{ status: 'failed' }]);
    await shop.drain();
    const { stripePriceId } = await shop.anyone<{ stripePriceId: string }>(
      'getProductWithDocuments',
      product.id,
    );
    await nan.checkout(stripePriceId);
    expect(await ordersOf(nan)).toMatchObject([{ status: 'pending', amount: 3500 }, { status: 'failed' }]);
  });

  test('and will not hear of the new one is told again as soon as somebody wants to buy', async () => {
    const uma = await shop.buyer('uma@example.com');
    const product = await shop.sell('Forgotten', 3000);
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 3500 });
    await services.db.execute(sql`delete from pgboss.job`);
    for (let click = 0; click < 2; click += 1)
      expect((await order(uma, one(product.stripePriceId))).status).toBe(409);
    const syncs = (await listJobs(services)).filter(({ name }) => name === 'sync-product');
    expect(syncs).toEqual([{ name: 'sync-product', data: { productId: product.id } }]);
    await shop.drain();
    const { stripePriceId } = await shop.anyone<{ stripePriceId: string }>(
      'getProductWithDocuments',
      product.id,
    );
    await uma.checkout(stripePriceId);
  });

  test('and has archived a price is told again as well', async () => {
    const vic = await shop.buyer('vic@example.com');
    const product = await shop.sell('Taken away', 3000);
    await services.payments.retirePrice(product.stripePriceId);
    expect((await order(vic, one(product.stripePriceId))).status).toBeGreaterThanOrEqual(400);
    await shop.drain();
    const { stripePriceId } = await shop.anyone<{ stripePriceId: string }>(
      'getProductWithDocuments',
      product.id,
    );
    expect(stripePriceId).not.toBe(product.stripePriceId);
    await vic.checkout(stripePriceId);
  });
});

test('a price that changes while the buyer pays does not change what they pay', async () => {
  const ora = await shop.buyer('ora@example.com');
  await ora.checkout(hygiene.stripePriceId);
  const sessionId = await shop.sessionOf();
  await shop.asAdmin.post('updateProduct', { id: hygiene.id, price: 99_000, name: 'Dear Hygiene' });
  await shop.drain();
  await shop.pay(sessionId);
  shop.clock.advance(2000);
  expect(await ora.latest(sessionId)).toMatchObject({
    status: 'succeeded',
    amount: 15_000,
    product: { name: 'Hygiene' },
  });
});

test('every session has an order of its own', async () => {
  const rows = await services.db.select({ sessionId: orders.sessionId }).from(orders);
  const sessions = rows.flatMap(({ sessionId }) => sessionId ?? []);
  expect(new Set(sessions).size).toBe(sessions.length);
});
