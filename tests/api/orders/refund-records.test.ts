import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import type { DisputeStatus } from '#stripe-sandbox/objects/disputes.ts';
import { failRefund, refundPayment, settleRefund } from '#stripe-sandbox/refunds.ts';
import { applyPromotion } from '#stripe-sandbox/sessions/promotion.ts';
import { lockSession } from '#stripe-sandbox/sessions/pay-session.ts';
import { settleSession } from '#stripe-sandbox/sessions/settle-session.ts';
import { getLocked } from '#stripe-sandbox/records.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { paymentEvents } from '#server/db/schema/payments.ts';
import { creditNotes, disputes, refunds } from '#server/db/schema/refunds.ts';
import { reconcileOrders } from '#server/modules/checkout/reconcile-orders.ts';
import { syncOrder } from '#server/modules/checkout/sync-order.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';
import type { Order, SalesDay } from '#shared/contract/order.ts';
import type { CreditNote } from '#shared/contract/refund.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services, payments, sandbox, clock } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);

beforeEach(async () => {
  payments.reset();
  await shop.settle();
});

const bought = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const purchase = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  const { paymentIntent } = await shop.orderRow(purchase.orderId);
  return { buyer, ...purchase, paymentIntent: paymentIntent ?? '' };
};
const boughtFree = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  await buyer.checkout(safety.stripePriceId);
  const { id: orderId, sessionId } = await shop.newestOrder();
  await sandbox.inLedger(async (ledger) => {
    const session = await lockSession(ledger, sessionId ?? '');
    return session && applyPromotion(ledger, session, 'FREE100');
  });
  await shop.pay(sessionId ?? '');
  await shop.settle();
  return { buyer, orderId };
};
const refund = (orderId: number, amount?: number, refundedBefore = 0) =>
  shop.asAdmin.post('refundOrder', {
    orderId,
    ...(amount !== undefined && { part: { amount, refundedBefore } }),
  });
const moneyBack = async (orderId: number) =>
  (await dataOf<OrderDetails>(await shop.asAdmin.get('adminOrderDetails', { orderId }))).moneyBack;
const revenue = async () => {
  const days = await dataOf<SalesDay[]>(await shop.asAdmin.get('salesOverview', { days: 7 }));
  return days.reduce((sum, day) => sum + day.revenue, 0);
};
const csvLineOf = async (orderId: number) => {
  const { url } = await dataOf<{ url: string }>(
    await shop.asAdmin.post('exportOrders', { search: String(orderId) }),
  );
  const [header = '', line = ''] = (await (await shop.fetch(url)).text()).slice(1).split('\r\n');
  const cells = line.split(',');
  return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]));
};

const dispute = async (kind: 'dispute' | 'warning') => {
  const purchase = await bought();
  const before = await revenue();
  const { id } = await sandbox.inLedger((ledger) => openDispute(ledger, purchase.paymentIntent, kind));
  await shop.settle();
  const move = async (status: DisputeStatus) => {
    await sandbox.inLedger((ledger) => moveDispute(ledger, id, status));
    await shop.settle();
  };
  return { ...purchase, before, move };
};
const close = (orderId: number, reason = 'Given to the wrong person') =>
  shop.asAdmin.post('closeOrder', { orderId, reason });

describe('a refund', () => {
  test('is a row of its own with the time of the provider, and makes a credit note with a PDF', async () => {
    const { buyer, orderId } = await bought();
    await refund(orderId, 2500);
    const at = clock.now().toISOString();
    clock.advance(60_000);
    await shop.settle();
    await refund(orderId, 1500, 2500);
    await shop.settle();
    const { refunds: rows } = await moneyBack(orderId);
    expect(rows).toMatchObject([
      { id: expect.stringMatching(/^re_/), amount: 2500, status: 'succeeded', createdAt: at },
      { amount: 1500, status: 'succeeded' },
    ]);
    expect(rows.map(({ creditNote }) => creditNote?.number.slice(-5))).toEqual(['CN-01', 'CN-02']);
    const notes = await dataOf<CreditNote[]>(await buyer.get('getCreditNotes', { orderId }));
    expect(notes.map(({ amount }) => amount)).toEqual([1500, 2500]);
    const pdf = await shop.fetch(notes[0]?.pdf_url ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [invoice] = await dataOf<object[]>(await buyer.get('getCustomerInvoices', { orderId }));
    expect(Object.keys(invoice ?? {}).toSorted()).toEqual(['payment_intent', 'pdf_url']);
  });

  test('has one credit note, however often the job runs and the events are told', async () => {
    const { orderId } = await bought();
    await refund(orderId, 2500);
    const events = await shop.takeEvents();
    for (const event of [...events, ...events.toReversed()]) await shop.tell(event);
    await shop.drain();
    await services.db.transaction((tx) => services.queue.enqueue(tx, 'issue-credit-notes', { orderId }));
    await shop.settle();
    expect(await services.db.$count(creditNotes, eq(creditNotes.orderId, orderId))).toBe(1);
    expect(await services.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  });

  test('that was made at the provider itself gets its row and credit note, too', async () => {
    const { orderId, paymentIntent } = await bought();
    await sandbox.inLedger((ledger) => refundPayment(ledger, { paymentIntent }));
    await shop.settle();
    expect(await moneyBack(orderId)).toMatchObject({
      refunds: [{ amount: 10_000, creditNote: { status: 'issued' } }],
    });
  });

  test('whose invoice is late gets its credit note once it is there', async () => {
    const { orderId } = await bought();
    payments.hooks.after = async (call, answer) => (call === 'findInvoice' ? undefined : answer);
    await refund(orderId, 2500);
    const { failed } = await shop.drain();
    expect(failed.map(({ name }) => name)).toContain('issue-credit-notes');
    payments.reset();
    await services.db.transaction((tx) => services.queue.enqueue(tx, 'issue-credit-notes', { orderId }));
    await shop.settle();
    expect((await moneyBack(orderId)).refunds[0]?.creditNote).not.toBeNull();
  });

  test.each([
    ['succeeded', 'refunded', true],
    ['canceled', 'succeeded', false],
    ['failed', 'succeeded', false],
  ] as const)('on its way, then %s, leaves the order %s', async (outcome, status, isCredited) => {
    const { orderId, paymentIntent } = await bought();
    const made = await sandbox.inLedger((ledger) =>
      refundPayment(ledger, { paymentIntent, status: 'pending' }),
    );
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'refunded', isOpen: false });
    expect((await moneyBack(orderId)).refunds).toMatchObject([{ status: 'pending', creditNote: null }]);
    await sandbox.inLedger((ledger) =>
      outcome === 'failed' ? failRefund(ledger, made.id) : settleRefund(ledger, made.id, outcome),
    );
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status });
    const [row] = (await moneyBack(orderId)).refunds;
    expect(row).toMatchObject({ status: outcome });
    expect(row?.creditNote !== null).toBe(isCredited);
  });

  test('of somebody else is never seen: neither its credit note nor its invoice', async () => {
    const { orderId } = await bought();
    await refund(orderId);
    await shop.settle();
    const other = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    expect(await dataOf(await other.get('getCreditNotes', { orderId }))).toEqual([]);
    expect(await dataOf(await other.get('getCreditNotes'))).toEqual([]);
  });

  test('carried over as a sum makes way for those of the provider', async () => {
    const { orderId } = await bought();
    await refund(orderId, 2500);
    await shop.settle();
    await services.db
      .update(refunds)
      .set({ providerId: null, amountInCents: 2400 })
      .where(eq(refunds.orderId, orderId));
    clock.advance(3_700_000);
    await reconcileOrders(services, new AbortController().signal);
    expect((await moneyBack(orderId)).refunds).toMatchObject([
      { id: expect.stringMatching(/^re_/), amount: 2500 },
    ]);
  });
});

describe('a credit note', () => {
  test('made at the provider is found by its invoice alone', async () => {
    const { orderId } = await bought();
    await refund(orderId, 2500);
    await shop.settle();
    await services.db.delete(creditNotes).where(eq(creditNotes.orderId, orderId));
    const [invoice] = await services.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    const body = { id: `evt_${orderId}`, type: 'credit_note.created', receivedAt: clock.now() };
    await services.db.insert(paymentEvents).values({ ...body, subject: { invoiceId: invoice?.id ?? '' } });
    await services.db.transaction((tx) =>
      services.queue.enqueue(tx, 'process-payment-event', { eventId: body.id }),
    );
    await shop.drain();
    expect(await services.db.$count(creditNotes, eq(creditNotes.orderId, orderId))).toBe(1);
  });
});

describe('a dispute', () => {
  test('leaves revenue when it opens, stays out when it is lost, and says until when it can be answered', async () => {
    const { orderId, before, move } = await dispute('dispute');
    expect(await moneyBack(orderId)).toMatchObject({
      disputes: [
        {
          id: expect.stringMatching(/^du_/),
          amount: 10_000,
          status: 'needs_response',
          reason: 'fraudulent',
          openedAt: clock.now().toISOString(),
          evidenceDueAt: new Date(clock.now().getTime() + 9 * 86_400_000).toISOString(),
        },
      ],
    });
    expect(await revenue()).toBe(before - 10_000);
    await move('under_review');
    expect((await moneyBack(orderId)).disputes).toMatchObject([{ status: 'under_review' }]);
    await move('lost');
    expect(await revenue()).toBe(before - 10_000);
    expect(await csvLineOf(orderId)).toMatchObject({ Paid: '100.00', Refunded: '0.00', Revenue: '0.00' });
    expect(await services.db.$count(disputes, eq(disputes.orderId, orderId))).toBe(1);
  });

  test('that is won comes back into revenue, and the order opens', async () => {
    const { orderId, before, move } = await dispute('dispute');
    await move('won');
    expect(await revenue()).toBe(before);
    expect(await csvLineOf(orderId)).toMatchObject({ Disputed: 'false', Revenue: '100.00' });
    expect(await shop.adminOrder(orderId)).toMatchObject({ isOpen: true, closedBy: null });
  });

  test('that is only an inquiry closes the order and takes no money, until it becomes a dispute', async () => {
    const { orderId, before, move } = await dispute('warning');
    expect(await shop.adminOrder(orderId)).toMatchObject({ isOpen: false, isDisputed: true });
    expect(await revenue()).toBe(before);
    await move('needs_response');
    expect(await revenue()).toBe(before - 10_000);
  });

  test('after a refund of a part takes no more than was left', async () => {
    const { orderId, paymentIntent } = await bought();
    const before = await revenue();
    await refund(orderId, 4000);
    await sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent));
    await shop.settle();
    expect(await revenue()).toBe(before - 10_000);
  });
});

describe('the time of a payment', () => {
  test('by bank debit is when the provider had the money, not when the shop heard of it', async () => {
    const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    const { orderId, sessionId } = await buyer.purchase(safety.stripePriceId, {
      kind: 'delayed',
      settles: 'paid',
    });
    clock.advance(30_000);
    await sandbox.inLedger(async (ledger) =>
      settleSession(ledger, await getLocked(ledger, 'checkout.session', sessionId)),
    );
    const settledAt = clock.now();
    clock.advance(3_600_000);
    await shop.settle();
    expect((await shop.orderRow(orderId)).paidAt).toEqual(
      new Date(Math.floor(settledAt.getTime() / 1000) * 1000),
    );
  });
});

describe('an order that cost nothing', () => {
  test('can be closed: access ends, a record says who and why, and nothing opens it again', async () => {
    const { buyer, orderId } = await boughtFree();
    expect(await dataOf(await close(orderId))).toMatchObject({
      status: 'succeeded',
      closedBy: 'administrator',
      isDisputed: false,
      isOpen: false,
    });
    expect(await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      isOpen: false,
      closedBy: 'administrator',
    });
    expect(await dataOf(await buyer.get('getOwnedProductIds'))).toEqual([]);
    await close(orderId, 'Another reason');
    await syncOrder(services, orderId);
    expect(await shop.adminOrder(orderId)).toMatchObject({ isOpen: false });
    const details = await dataOf<OrderDetails>(await shop.asAdmin.get('adminOrderDetails', { orderId }));
    expect(details.moneyBack.closure).toEqual({
      at: clock.now().toISOString(),
      by: expect.stringContaining('@'),
      reason: 'Given to the wrong person',
    });
    expect(details.events.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  });

  test('is not closed without a reason', async () => {
    const { orderId } = await boughtFree();
    expect((await close(orderId, '   ')).status).toBe(400);
    expect((await close(orderId, 'x'.repeat(301))).status).toBe(400);
  });

  test.each([
    ['was paid', 'order.close-by-refund'],
    ['waits for its payment', 'order.not-paid'],
    ['does not exist', 'order.not-found'],
  ] as const)('is the only kind: one that %s is not closed', async (which, problem) => {
    const { orderId } = which === 'was paid' ? await bought() : { orderId: 999_999 };
    if (which === 'waits for its payment') {
      const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
      await buyer.checkout(safety.stripePriceId);
    }
    const id = which === 'waits for its payment' ? (await shop.newestOrder()).id : orderId;
    expect((await refusalOf(await close(id)))[2]).toBe(problems[problem].message);
  });
});
