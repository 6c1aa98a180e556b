import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { later } from '#server/kernel/clock.ts';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { STORAGE_BASE } from '#shared/buckets.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, jsonPost, refusalOf } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';

const shop = await createGenerationShop();
const { services, asAdmin, clock } = shop;
const bundle = await shop.sellDocuments('Kitchen Safety', [
  { name: 'Opening' },
  { name: 'Closing', xlsx: buildXlsx({ strings: ['{{city}}'] }) },
]);
const ann = await shop.buyer('ann@example.com');
const first = await shop.buy(ann, bundle.stripePriceId);
await shop.generate();
await shop.settle();

const detailsOf = async (orderId: number) =>
  dataOf<OrderDetails>(await asAdmin.get('adminOrderDetails', { orderId }));
const eventsOf = async (orderId: number) => (await detailsOf(orderId)).events;
const toldOf = async (orderId: number, ...kinds: string[]) =>
  (await eventsOf(orderId))
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, by, subject, amount }) => ({ kind, by, subject, amount }));
const downloadOf = async (path: string, headers: Record<string, string> = {}) => {
  const signed = await shop.fetch(
    `${STORAGE_BASE}/object/sign/document_previews/${path}`,
    jsonPost({ expiresIn: 3600 }, await ann.headers()),
  );
  const { signedURL } = (await signed.json()) as { signedURL: string };
  const answer = await shop.fetch(`${STORAGE_BASE}${signedURL}`, { headers });
  await answer.arrayBuffer();
};

describe('the page of an order', () => {
  test('shows the customer with business and other orders, the documents with their files, and the payment', async () => {
    const second = await shop.buy(ann, bundle.stripePriceId);
    const details = await detailsOf(first);
    expect(details.customer).toEqual({
      id: ann.id,
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Lee',
      isDisabled: false,
      business: expect.objectContaining({ name: 'Lee Bakery', city: 'Salem' }),
      orderCount: 2,
      otherOrders: [
        {
          id: second,
          createdAt: expect.any(String),
          title: 'Kitchen Safety',
          status: 'succeeded',
          amount: 5000,
        },
      ],
    });
    expect(details.printed).toMatchObject({ firstName: 'Ann', business: { name: 'Lee Bakery' } });
    expect(details.printed).not.toHaveProperty('logoPath');
    expect(
      details.documents.map(({ name, status, files }) => [name, status, files.map((f) => f.format)]),
    ).toEqual([
      ['Opening', 'GENERATED', ['pdf', 'docx']],
      ['Closing', 'GENERATED', ['pdf', 'docx', 'xlsx']],
    ]);
    const file = details.documents[0]?.files[0];
    const answer = await shop.fetch(file?.url ?? '');
    expect((await answer.arrayBuffer()).byteLength).toBe(file?.size);
    expect(details.payment).toMatchObject({
      asked: 5000,
      paid: 5000,
      currency: 'usd',
      paymentIntent: expect.stringMatching(/^pi_/),
      invoiceUrl: expect.stringMatching(/^http/),
    });
    expect((await detailsOf(second)).documents.map(({ status, files }) => [status, files])).toEqual([
      ['GENERATING', []],
      ['GENERATING', []],
    ]);
  });

  test('tells everything that has happened, in the order it did, and what an administrator looked at is no download', async () => {
    const kinds = (await eventsOf(first)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'placed',
      'paid',
      'invoice-made',
      'document-made',
      'document-made',
      'ready-mailed',
      'receipt-mailed',
    ]);
    expect(await toldOf(first, 'paid', 'ready-mailed')).toEqual([
      { kind: 'paid', by: null, subject: null, amount: 5000 },
      { kind: 'ready-mailed', by: null, subject: 'ann@example.com', amount: null },
    ]);
  });

  test('tells of downloads by their buyer, each once however many pieces it came in', async () => {
    const [item] = await shop.itemsOf(ann, first);
    const pdf = (item?.previewImagePath ?? '').replace(/jpg$/, 'pdf');
    await downloadOf(pdf);
    await downloadOf(pdf);
    await downloadOf(pdf, { range: 'bytes=10-' });
    clock.advance(61_000);
    await downloadOf(pdf);
    const { url } = await dataOf<{ url: string }>(await ann.get('getOrderZipUrl', { orderId: first }));
    await (await shop.fetch(url)).arrayBuffer();
    await shop.fetch(url, { method: 'HEAD' });
    const files = (await toldOf(first, 'downloaded')).map(({ subject }) => subject);
    expect(files).toEqual(['Opening.pdf', 'Opening.pdf', `Kitchen Safety, order ${first}.zip`]);
  });

  test('tells who asked for a refund, a retry and another receipt', async () => {
    const orderId = await shop.buy(ann, bundle.stripePriceId);
    await services.db.update(lineItems).set({ status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
    await asAdmin.post('retryGeneration', { orderId });
    await asAdmin.post('resendReceipt', { orderId });
    await asAdmin.post('refundOrder', { orderId, part: { amount: 500, refundedBefore: 0 } });
    const by = asAdmin.email;
    expect(await toldOf(orderId, 'generation-retried', 'receipt-mailed', 'refund-asked', 'refunded')).toEqual(
      [
        { kind: 'generation-retried', by, subject: null, amount: null },
        { kind: 'receipt-mailed', by, subject: 'ann@example.com', amount: null },
        { kind: 'refund-asked', by, subject: null, amount: 500 },
        { kind: 'refunded', by: null, subject: null, amount: 500 },
      ],
    );
  });

  test('tells of a dispute, and gives no files while it is open', async () => {
    const { paymentIntent } = await shop.orderRow(first);
    const { id } = await shop.sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent ?? ''));
    await shop.settle();
    expect((await detailsOf(first)).documents.flatMap(({ files }) => files)).toEqual([]);
    await shop.sandbox.inLedger((ledger) => closeDispute(ledger, id, 'won'));
    await shop.settle();
    expect((await toldOf(first, 'disputed', 'dispute-ended')).map(({ kind }) => kind)).toEqual([
      'disputed',
      'dispute-ended',
    ]);
  });

  test('tells that nobody paid', async () => {
    await ann.checkout(bundle.stripePriceId);
    const { id } = await shop.newestOrder();
    await services.db
      .update(orders)
      .set({ sessionId: null, createdAt: later(clock.now(), -3_600_000) })
      .where(eq(orders.id, id));
    await ann.checkout(bundle.stripePriceId);
    expect((await toldOf(id, 'payment-failed')).length).toBe(1);
    expect(await detailsOf(id)).toMatchObject({ printed: null, documents: [], payment: { paid: null } });
  });

  test('is refused for an order that does not exist', async () => {
    expect(await refusalOf(await asAdmin.get('adminOrderDetails', { orderId: 999_999 }))).toEqual([
      404,
      'NOT_FOUND',
      problems['order.not-found'].message,
    ]);
  });
});
