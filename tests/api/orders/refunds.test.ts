import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { failRefund } from '#stripe-sandbox/refunds.ts';
import { applyPromotion } from '#stripe-sandbox/sessions/promotion.ts';
import { lockSession } from '#stripe-sandbox/sessions/pay-session.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { records } from '#stripe-sandbox/tables.ts';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop, type TakenEvent } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services, payments, sandbox } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);

beforeEach(async () => {
  payments.reset();
  await shop.settle();
});

const buy = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  return { buyer, ...(await buyer.purchase(safety.stripePriceId)) };
};
const bought = async () => {
  const purchase = await buy();
  await shop.settle();
  const { paymentIntent } = await shop.orderRow(purchase.orderId);
  return { ...purchase, paymentIntent: paymentIntent ?? '' };
};
const refund = (orderId: number, amount?: number, refundedBefore = 0) =>
  shop.asAdmin.post('refundOrder', {
    orderId,
    ...(amount !== undefined && { part: { amount, refundedBefore } }),
  });
const countRefunds = async (paymentIntent: string) => {
  const rows = await services.db.select().from(records).where(eq(records.kind, 'refund'));
  return rows.filter(({ object }) => object['payment_intent'] === paymentIntent).length;
};
const withCode = (sessionId: string, code: string) =>
  sandbox.inLedger(async (ledger) => {
    const session = await lockSession(ledger, sessionId);
    return session && applyPromotion(ledger, session, code);
  });

describe('a refund', () => {
  test('of everything closes the order; its documents stay visible, without their files', async () => {
    const { buyer, orderId } = await bought();
    await services.db
      .update(lineItems)
      .set({ status: 'GENERATED', stem: `s-${orderId}`, pageCount: 2 })
      .where(eq(lineItems.orderId, orderId));
    const itemsOf = async () =>
      dataOf<LineItem[]>(await buyer.get('getCustomerOrderDocumentLineItems', { orderId }));
    expect(await itemsOf()).toMatchObject([{ status: 'GENERATED', previewImagePath: `s-${orderId}.jpg` }]);
    expect(await dataOf(await refund(orderId))).toMatchObject({ status: 'refunded', refunded: 10_000 });
    expect(await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      status: 'refunded',
      isOpen: false,
      generatedCount: 1,
    });
    expect(await itemsOf()).toMatchObject([{ status: 'GENERATED', previewImagePath: null }]);
    expect(await dataOf(await buyer.get('getOwnedProductIds'))).toEqual([]);
  });

  test('of a part keeps it open; the rest may follow', async () => {
    const { orderId, paymentIntent } = await bought();
    expect(await dataOf(await refund(orderId, 4000))).toMatchObject({
      status: 'succeeded',
      refunded: 4000,
      isOpen: true,
    });
    expect(await dataOf(await refund(orderId, 4000, 4000))).toMatchObject({
      status: 'succeeded',
      refunded: 8000,
    });
    expect(await refusalOf(await refund(orderId, 2001, 8000))).toEqual([
      400,
      'BAD_REQUEST',
      problems['order.refund-too-large'].message,
    ]);
    expect(await dataOf(await refund(orderId))).toMatchObject({ status: 'refunded', refunded: 10_000 });
    expect(await refusalOf(await refund(orderId))).toEqual([
      409,
      'CONFLICT',
      problems['order.not-paid'].message,
    ]);
    expect(await countRefunds(paymentIntent)).toBe(3);
  });

  test('that is asked for twice at once is made once', async () => {
    const { orderId, paymentIntent } = await bought();
    await Promise.all([refund(orderId, 3000), refund(orderId, 3000)]);
    expect((await shop.adminOrder(orderId)).refunded).toBe(3000);
    expect(await countRefunds(paymentIntent)).toBe(1);
  });

  test('of a part, asked for by somebody who has not seen the one before, is refused', async () => {
    const { orderId, paymentIntent } = await bought();
    await refund(orderId, 3000);
    expect(await refusalOf(await refund(orderId, 3000))).toEqual([
      409,
      'CONFLICT',
      problems['order.refunded-meanwhile'].message,
    ]);
    expect(await countRefunds(paymentIntent)).toBe(1);
  });

  test('whose answer was lost is not made a second time', async () => {
    const { orderId, paymentIntent } = await bought();
    payments.hooks.after = async (call, answer) => {
      if (call === 'refund') throw new Error('the line broke');
      return answer;
    };
    expect((await refund(orderId, 3000)).status).toBe(500);
    payments.reset();
    await shop.settle();
    expect((await shop.adminOrder(orderId)).refunded).toBe(3000);
    expect(await countRefunds(paymentIntent)).toBe(1);
  });

  test('that the provider does not make is said so', async () => {
    const { orderId, paymentIntent } = await bought();
    await sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent));
    expect(await refusalOf(await refund(orderId))).toEqual([
      502,
      'BAD_GATEWAY',
      problems['order.refund-refused'].message,
    ]);
  });

  test('that the bank sent back can be made again', async () => {
    const { orderId, paymentIntent } = await bought();
    await refund(orderId, 3000);
    const [first] = await services.db
      .select({ id: records.id })
      .from(records)
      .where(and(eq(records.kind, 'refund'), sql`object->>'payment_intent' = ${paymentIntent}`));
    await sandbox.inLedger((ledger) => failRefund(ledger, first?.id ?? ''));
    expect(await dataOf(await refund(orderId, 3000))).toMatchObject({ refunded: 3000 });
    expect(await countRefunds(paymentIntent)).toBe(2);
  });

  test('that the bank sends back opens the order again', async () => {
    const { orderId, paymentIntent } = await bought();
    await refund(orderId);
    await shop.settle();
    const rows = await services.db.select().from(records).where(eq(records.kind, 'refund'));
    const made = rows.find(({ object }) => object['payment_intent'] === paymentIntent);
    await sandbox.inLedger((ledger) => failRefund(ledger, made?.id ?? ''));
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'succeeded', refunded: 0, isOpen: true });
  });

  test('made before the shop heard of the payment means that nothing is made or mailed', async () => {
    const { buyer, orderId, sessionId } = await buy();
    const { paymentIntent } = await services.payments.getSession(sessionId);
    await services.payments.refund({
      paymentIntent: paymentIntent ?? '',
      idempotencyKey: crypto.randomUUID(),
    });
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'refunded', documentCount: 0 });
    expect(await services.db.$count(outboxMails, eq(outboxMails.recipient, buyer.email))).toBe(0);
  });

  test.each(['0', '-1', '1.5', '"1"', '1e400'])('of %s cents is refused', async (amount) => {
    const { orderId } = await bought();
    const body = `{"orderId":${orderId},"part":{"amount":${amount},"refundedBefore":0}}`;
    expect((await shop.asAdmin.post('refundOrder', body)).status).toBe(400);
  });

  test('of an order that is not paid, or does not exist, is refused', async () => {
    const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    await buyer.checkout(safety.stripePriceId);
    const { id } = await shop.newestOrder();
    expect((await refusalOf(await refund(id)))[0]).toBe(409);
    expect((await refusalOf(await refund(999_999)))[0]).toBe(404);
  });
});

describe('events', () => {
  const orderings: [string, (events: TakenEvent[]) => TakenEvent[]][] = [
    ['in the order they happened', (events) => events],
    ['the last first', (events) => events.toReversed()],
    ['the refund alone', (events) => events.filter(({ type }) => type === 'charge.refunded')],
    ['the payment alone, late', (events) => events.filter(({ type }) => type.endsWith('.completed'))],
    ['each of them twice and mixed', (events) => [...events.toReversed(), ...events]],
  ];
  test.each(orderings)('told %s come to the same: the order is refunded', async (_, arrange) => {
    const { orderId, sessionId } = await buy();
    const { paymentIntent } = await services.payments.getSession(sessionId);
    await services.payments.refund({
      paymentIntent: paymentIntent ?? '',
      idempotencyKey: crypto.randomUUID(),
    });
    for (const event of arrange(await shop.takeEvents())) {
      await shop.tell(event);
      await shop.drain();
    }
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'refunded', refunded: 10_000 });
  });

  test('older than the refund do not undo it', async () => {
    const { orderId, sessionId } = await buy();
    const early = await shop.takeEvents();
    for (const event of early) await shop.tell(event);
    await shop.drain();
    const { paymentIntent } = await services.payments.getSession(sessionId);
    await services.payments.refund({
      paymentIntent: paymentIntent ?? '',
      idempotencyKey: crypto.randomUUID(),
    });
    await shop.settle();
    for (const event of early) await shop.tell({ ...event });
    await shop.drain();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'refunded' });
  });
});

describe('a dispute', () => {
  test.each([
    ['won', true],
    ['lost', false],
  ] as const)('closes the order while it is open; %s, it is open again: %s', async (outcome, isOpen) => {
    const { orderId, paymentIntent } = await bought();
    const { id } = await sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent));
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({
      status: 'succeeded',
      isDisputed: true,
      isOpen: false,
    });
    await sandbox.inLedger((ledger) => closeDispute(ledger, id, outcome));
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ isDisputed: !isOpen, isOpen });
  });
});

describe('a promotion code', () => {
  test.each([
    ['SAVE10', 9000],
    ['FREE100', 0],
  ])('%s lowers what is paid to %s cents, and the order succeeds', async (code, paid) => {
    const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    await buyer.checkout(safety.stripePriceId);
    const { id, sessionId } = await shop.newestOrder();
    await withCode(sessionId ?? '', code);
    await shop.pay(sessionId ?? '');
    const { failed } = await shop.settle();
    expect(failed).toEqual([]);
    const order = await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId: id }));
    expect(order).toMatchObject({ status: 'succeeded', amount: paid, isOpen: true, documentCount: 1 });
    const [receipt] = await services.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, buyer.email));
    expect(receipt?.text).toContain(`Promotion code: −$${((10_000 - paid) / 100).toFixed(2)}`);
  });
});
