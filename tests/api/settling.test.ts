import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkout, settling } from '#server/modules/checkout/checkout-limits.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { changePlan } from '#stripe-sandbox/webhooks/delivery-plan.ts';
import { answerChallenge, type PaymentMethodData } from '#stripe-sandbox/sessions/pay-session.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { paymentEvents } from '#server/db/schema/payments.ts';
import { catchUpEvents } from '#server/modules/checkout/catch-up-events.ts';
import { fetchInvoice } from '#server/modules/checkout/fetch-invoice.ts';
import { reconcileOrders } from '#server/modules/checkout/reconcile-orders.ts';
import { type CheckoutSession, PaymentsError } from '#server/ports/payments.ts';
import type { Invoice, Order } from '#shared/contract/order.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';

const shop = await createCheckoutShop();
const { services, payments, sandbox } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);

beforeEach(async () => {
  payments.reset();
  await shop.settle();
});

const newBuyer = () => shop.buyer(`${crypto.randomUUID()}@example.com`);
const purchase = async (paymentMethod?: PaymentMethodData) => {
  const buyer = await newBuyer();
  return { buyer, ...(await buyer.purchase(safety.stripePriceId, paymentMethod)) };
};
const signal = () => new AbortController().signal;
const statusOf = async (orderId: number) => (await shop.orderRow(orderId)).status;
const mailsTo = (recipient: string) =>
  services.db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));
const countItems = (orderId: number) => services.db.$count(lineItems, eq(lineItems.orderId, orderId));
const dropNext = (count: number) =>
  sandbox.inLedger(async (ledger) => void (await changePlan(ledger, { dropNext: count })));

describe('a payment', () => {
  test('is heard of by webhook: the order succeeds, with its invoice and one receipt', async () => {
    const { buyer, orderId } = await purchase();
    expect((await shop.settle()).failed).toEqual([]);
    const row = await shop.orderRow(orderId);
    expect(row).toMatchObject({
      status: 'succeeded',
      paidInCents: 19_999,
      buyer: { email: buyer.email, firstName: 'Ann', business: { name: 'Lee Bakery' }, logoPath: null },
    });
    expect(await countItems(orderId)).toBe(2);
    const kept = await dataOf<Invoice[]>(await buyer.get('getCustomerInvoices'));
    expect(kept).toEqual([
      { payment_intent: row.paymentIntent, pdf_url: expect.stringMatching(/^http:\/\/localhost:3000\//) },
    ]);
    const [receipt, ...more] = await mailsTo(buyer.email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe(`Your receipt for order ${orderId}`);
    for (const text of [`http://localhost:3000/orders/${orderId}`, kept[0]?.pdf_url ?? '', '$199.99'])
      expect(receipt?.text).toContain(text);
  });

  test('counts from when it was made, not from when we heard of it', async () => {
    const { orderId } = await purchase();
    const paidAt = services.clock.now();
    paidAt.setMilliseconds(0);
    await dropNext(10);
    shop.clock.advance(5 * checkout.unopenedMs);
    await reconcileOrders(services, signal());
    expect(await shop.orderRow(orderId)).toMatchObject({ status: 'succeeded', paidAt });
    await dropNext(0);
  });

  test('is settled once, though each event comes twenty times and polls come in between', async () => {
    const { buyer, orderId, sessionId } = await purchase();
    const events = await shop.takeEvents();
    const deliveries = Array.from({ length: 20 }, () => events).flat();
    await Promise.all([...deliveries.map((event) => shop.tell(event)), buyer.latest(sessionId)]);
    const { failed } = await shop.drain();
    expect(failed).toEqual([]);
    expect(await statusOf(orderId)).toBe('succeeded');
    expect(await countItems(orderId)).toBe(2);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
    expect(await services.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
  });

  test('is settled once when the buyer comes back in the same instant as the webhook', async () => {
    const { buyer, orderId, sessionId } = await purchase();
    for (const event of await shop.takeEvents()) await shop.tell(event);
    await Promise.all([shop.drain(), shop.drain(), buyer.latest(sessionId), buyer.latest()]);
    await shop.drain();
    expect(await countItems(orderId)).toBe(2);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  test('of which no event ever comes is found by the poll of the returning buyer', async () => {
    await dropNext(10);
    const { buyer, orderId, sessionId } = await purchase();
    await dropNext(0);
    expect(await buyer.latest(sessionId)).toMatchObject({ id: orderId, status: 'succeeded' });
  });

  test('of which no event ever comes, nor the buyer, is found within half a minute', async () => {
    await dropNext(10);
    const { orderId } = await purchase();
    await dropNext(0);
    shop.clock.advance(orderPolling.reconcileEveryMs);
    await reconcileOrders(services, signal());
    expect(await statusOf(orderId)).toBe('succeeded');
  });

  test('is told of later when the webhook could not be reached', async () => {
    const { orderId } = await purchase();
    await sandbox.run(async () => new Response(null, { status: 500 }));
    expect(await statusOf(orderId)).toBe('pending');
    shop.clock.advance(60_000);
    await shop.settle();
    expect(await statusOf(orderId)).toBe('succeeded');
  });

  test('leads to one receipt though its invoice is found twice at once', async () => {
    const { orderId } = await purchase();
    shop.clock.advance(orderPolling.reconcileEveryMs);
    await reconcileOrders(services, signal());
    await Promise.all([fetchInvoice(services, orderId, 1), fetchInvoice(services, orderId, 1)]);
    const receipts = (await listJobs(services)).filter(({ name }) => name === 'send-receipt');
    expect(receipts).toEqual([{ name: 'send-receipt', data: { orderId } }]);
  });

  test('leads to a receipt though the worker fell at the very try that was to send it', async () => {
    const { buyer, orderId } = await purchase();
    payments.hooks.after = async (call, answer) => (call === 'findInvoice' ? undefined : answer);
    await shop.settle();
    await expect(fetchInvoice(services, orderId, settling.receiptPatience + 1)).rejects.toThrow('invoice');
    await shop.drain();
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  test('whose invoice never comes leads to a receipt without it', async () => {
    const { buyer, orderId } = await purchase();
    payments.hooks.after = async (call, answer) => (call === 'findInvoice' ? undefined : answer);
    const { failed } = await shop.settle();
    expect(failed.map(({ name }) => name)).toContain('fetch-invoice');
    expect(await mailsTo(buyer.email)).toEqual([]);
    await expect(fetchInvoice(services, orderId, settling.receiptPatience)).rejects.toThrow('invoice');
    await shop.drain();
    const [receipt] = await mailsTo(buyer.email);
    expect(receipt?.text).toContain('Your invoice will be on the page of your order.');
    payments.reset();
    await fetchInvoice(services, orderId, settling.receiptPatience + 1);
    await shop.drain();
    expect(await mailsTo(buyer.email)).toHaveLength(1);
    expect(await services.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
  });

  test('is not asked about more often than once in a second, however often a screen asks', async () => {
    const buyer = await newBuyer();
    await buyer.checkout(safety.stripePriceId);
    payments.reset();
    for (let poll = 0; poll < 5; poll += 1) await buyer.latest();
    expect(payments.countOf('getSession')).toBe(1);
    shop.clock.advance(settling.pollSyncMs);
    await buyer.latest();
    expect(payments.countOf('getSession')).toBe(2);
  });

  test('is asked about once for ten screens that ask at the same time, in whatever process', async () => {
    const { buyer, orderId } = await purchase();
    shop.clock.advance(settling.pollSyncMs);
    payments.reset();
    const answered = Promise.withResolvers<void>();
    payments.hooks.before = () => answered.promise;
    const asking = Promise.all(Array.from({ length: 10 }, () => buyer.latest()));
    await expect.poll(() => payments.asked.length).toBeGreaterThan(0);
    answered.resolve();
    await asking;
    expect(payments.countOf('getSession')).toBe(1);
    expect(await buyer.latest()).toMatchObject({ id: orderId, status: 'succeeded' });
  });

  test('cannot be asked about while the provider is down: the order is shown as it was', async () => {
    const { buyer, orderId } = await purchase();
    payments.hooks.before = async () => {
      throw new PaymentsError('down', { isTransient: true });
    };
    expect(await buyer.latest()).toMatchObject({ id: orderId, status: 'pending' });
    shop.clock.advance(orderPolling.reconcileEveryMs);
    await reconcileOrders(services, signal());
    payments.reset();
    shop.clock.advance(orderPolling.reconcileEveryMs);
    await reconcileOrders(services, signal());
    expect(await statusOf(orderId)).toBe('succeeded');
  });

  test('counts though the server fell before it knew the session', async () => {
    const { orderId, sessionId } = await purchase();
    await services.db
      .update(orders)
      .set({ sessionId: null, sessionUrl: null, sessionExpiresAt: null })
      .where(eq(orders.id, orderId));
    await shop.settle();
    expect(await shop.orderRow(orderId)).toMatchObject({ status: 'succeeded', sessionId });
  });
});

describe('an answer of the provider', () => {
  test('that was overtaken by a newer one does not bring the old state back', async () => {
    const { orderId } = await purchase();
    await shop.settle();
    let isFirst = true;
    const { promise: refunded, resolve } = Promise.withResolvers<void>();
    payments.hooks.after = async (call, answer) => {
      if (call === 'getPayment' && isFirst) {
        isFirst = false;
        await refunded;
      }
      return answer;
    };
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      type: 'invoice.paid',
      receivedAt: services.clock.now(),
    };
    const { paymentIntent } = await shop.orderRow(orderId);
    await services.db
      .insert(paymentEvents)
      .values({ ...event, subject: { paymentIntent: paymentIntent ?? '' } });
    await services.db.transaction((tx) =>
      services.queue.enqueue(tx, 'process-payment-event', { eventId: event.id }),
    );
    const slow = shop.drain();
    await expect.poll(() => isFirst).toBe(false);
    await shop.asAdmin.post('refundOrder', { orderId });
    expect(await statusOf(orderId)).toBe('refunded');
    resolve();
    expect((await slow).failed).toEqual([]);
    expect(await statusOf(orderId)).toBe('refunded');
  });
});

describe('a card', () => {
  test.each(['4000000000000002', '4000000000009995', '4111111111111111'])(
    '%s that is declined leaves the order open for another one',
    async (number) => {
      const { buyer, orderId, sessionId } = await purchase({ kind: 'card', number });
      await shop.settle();
      shop.clock.advance(2000);
      expect(await buyer.latest(sessionId)).toMatchObject({ id: orderId, status: 'pending', isOpen: false });
      expect(await countItems(orderId)).toBe(0);
      await shop.pay(sessionId);
      await shop.settle();
      expect(await statusOf(orderId)).toBe('succeeded');
    },
  );

  test('whose holder does not confirm is not charged; the next time they do', async () => {
    const challenged: PaymentMethodData = { kind: 'card', number: '4000002500003155' };
    const { orderId, sessionId } = await purchase(challenged);
    await sandbox.inLedger((ledger) => answerChallenge(ledger, sessionId, false));
    await shop.settle();
    expect(await statusOf(orderId)).toBe('pending');
    await shop.pay(sessionId, challenged);
    await sandbox.inLedger((ledger) => answerChallenge(ledger, sessionId, true));
    await shop.settle();
    expect(await statusOf(orderId)).toBe('succeeded');
  });
});

describe('a delayed payment', () => {
  test.each(['paid', 'failed'] as const)('is waited for, and ends %s', async (settles) => {
    const { buyer, orderId, sessionId } = await purchase({ kind: 'delayed', settles });
    await shop.settle();
    expect(await statusOf(orderId)).toBe('pending');
    expect(await countItems(orderId)).toBe(0);
    const again = await buyer.checkout(safety.stripePriceId);
    expect(again.url).toContain(`/checkout-success?session_id=${sessionId}`);
    shop.clock.advance(60_000);
    await shop.settle();
    expect(await statusOf(orderId)).toBe(settles === 'paid' ? 'succeeded' : 'failed');
    expect(await countItems(orderId)).toBe(settles === 'paid' ? 2 : 0);
    expect(await mailsTo(buyer.email)).toHaveLength(settles === 'paid' ? 1 : 0);
  });
});

describe('an order that is not paid', () => {
  test('fails when its session runs out, and is paid all the same if that was told too late', async () => {
    const buyer = await newBuyer();
    await buyer.checkout(safety.stripePriceId);
    const { id } = await shop.newestOrder();
    shop.clock.advance(25 * 60 * 60 * 1000);
    await shop.settle();
    expect(await statusOf(id)).toBe('failed');

    const { orderId } = await purchase();
    await services.db.update(orders).set({ status: 'failed' }).where(eq(orders.id, orderId));
    await shop.settle();
    expect(await statusOf(orderId)).toBe('succeeded');
  });

  test('is asked about less and less often', async () => {
    const buyer = await newBuyer();
    await buyer.checkout(safety.stripePriceId);
    const { id, createdAt } = await shop.newestOrder();
    const pauses: number[] = [];
    for (const hours of [0, 1, 10]) {
      shop.clock.advance(hours * 3_600_000 + orderPolling.reconcileEveryMs);
      await reconcileOrders(services, signal());
      const { nextSyncAt } = await shop.orderRow(id);
      pauses.push(Math.round((nextSyncAt.getTime() - services.clock.now().getTime()) / 1000));
    }
    expect(createdAt).toBeInstanceOf(Date);
    expect(pauses).toEqual([30, 183, 1985]);
  });

  test('fails when the provider never opened a session for it', async () => {
    const buyer = await newBuyer();
    payments.hooks.before = async ({ call }) => {
      if (call === 'createSession') throw new PaymentsError('down', { isTransient: true });
    };
    await buyer.post('createCustomerCheckout', {
      items: [{ stripePriceId: safety.stripePriceId, quantity: 1 }],
    });
    const { id } = await shop.newestOrder();
    shop.clock.advance(checkout.unopenedMs);
    await reconcileOrders(services, signal());
    expect(await statusOf(id)).toBe('failed');
  });

  test('is not granted by the success page, with whatever session', async () => {
    const buyer = await newBuyer();
    await buyer.purchase(safety.stripePriceId);
    await shop.settle();
    await buyer.checkout(safety.stripePriceId);
    const unpaid = await shop.sessionOf();
    for (let poll = 0; poll <= orderPolling.maxAttempts; poll += 1) {
      shop.clock.advance(orderPolling.pollMs);
      expect(await buyer.latest(unpaid)).toMatchObject({ status: 'pending', isOpen: false });
    }
    const other = await purchase();
    await shop.settle();
    expect(await buyer.latest(other.sessionId)).toBeNull();
    expect(await buyer.latest('cs_test_unknown')).toBeNull();
  });
});

const answerWith = (changed: Partial<CheckoutSession>) => {
  payments.hooks.after = async (call, answer) =>
    call === 'getSession' ? { ...(answer as CheckoutSession), ...changed } : answer;
};

describe('a payment that does not match its order', () => {
  test.each<[Partial<CheckoutSession>, string]>([
    [{ subtotalInCents: 1, totalInCents: 1 }, 'The payment was for $0.01, the order for $199.99.'],
    [{ currency: 'jpy' }, 'The payment was made in JPY, the order in USD.'],
  ])('%o waits for an administrator', async (changed, reason) => {
    const { buyer, orderId } = await purchase();
    answerWith(changed);
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'review', reviewReason: reason });
    expect(await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      status: 'review',
      isOpen: false,
    });
    expect(await countItems(orderId)).toBe(0);
    expect(await mailsTo(buyer.email)).toEqual([]);
    expect(shop.logLines.join('')).toContain('waits for review');
    payments.reset();
    await shop.asAdmin.post('refundOrder', { orderId });
    expect(await statusOf(orderId)).not.toBe('review');
  });
});

test('events the webhook never heard are found in the provider’s own list', async () => {
  const { orderId } = await purchase();
  await shop.settle();
  const { paymentIntent } = await shop.orderRow(orderId);
  await dropNext(5);
  await services.payments.refund({ paymentIntent: paymentIntent ?? '', idempotencyKey: crypto.randomUUID() });
  await dropNext(0);
  await shop.settle();
  expect(await statusOf(orderId)).toBe('succeeded');
  shop.clock.advance(settling.missedEventsEveryMs);
  await catchUpEvents(services, signal());
  expect((await shop.drain()).failed).toEqual([]);
  expect(await statusOf(orderId)).toBe('refunded');
  // The credit note that was issued for it is told of by itself.
  await shop.settle();
  const before = await services.db.$count(paymentEvents);
  await catchUpEvents(services, signal());
  expect((await shop.drain()).done).toEqual([]);
  expect(await services.db.$count(paymentEvents)).toBe(before);
});
