import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { replaceLogo } from '#server/modules/accounts/replace-logo.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { findOpenOrder, insertOrder } from '#server/modules/orders/order-repo.ts';
import { sendReadyMail } from '#server/modules/orders/send-ready-mail.ts';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { versionOf } from '#tests/support/shop/catalog-shop.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';

const shop = await createCheckoutShop();
const { services } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);

beforeEach(() => shop.payments.reset());

const newBuyer = () => shop.buyer(`${crypto.randomUUID()}@example.com`);
const buy = async (buyer: Buyer, priceId = safety.stripePriceId) => {
  const { orderId } = await buyer.purchase(priceId);
  await shop.settle();
  return orderId;
};
/** An order that was never sent to the provider. */
const writeOrder = async (customerId: string) => {
  const now = services.clock.now();
  const cart = { customerId, cartKey: crypto.randomUUID() };
  const product = { productId: safety.id, name: safety.name, slug: 's', priceId: 'p' };
  await services.db.transaction((tx) =>
    insertOrder(tx, {
      ...cart,
      reference: crypto.randomUUID(),
      amountInCents: 100,
      currency: 'usd',
      createdAt: now,
      nextSyncAt: now,
      items: [{ ...product, priceInCents: 100, quantity: 1 }],
    }),
  );
  return (await findOpenOrder(services.db, cart))?.id ?? 0;
};
const ordersOf = async (buyer: Buyer) => dataOf<Order[]>(await buyer.get('getCustomerOrders'));
const itemsOf = async (buyer: Buyer, orderId: number) =>
  dataOf<LineItem[]>(await buyer.get('getCustomerOrderDocumentLineItems', { orderId }));
const finish = (orderId: number, status: 'GENERATED' | 'FAILED') =>
  services.db.update(lineItems).set({ status }).where(eq(lineItems.orderId, orderId));

const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

describe('orders', () => {
  test('of each customer are their own, all of them, and nobody else’s', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, () => signedIn(shop, 'customer', `${crypto.randomUUID()}@example.com`)),
    );
    const owned = new Map<string, number[]>(people.map(({ id }) => [id, []]));
    for (let count = 0; count < 60; count += 1) {
      const customerId = people[services.random.integer(people.length)]?.id ?? '';
      owned.get(customerId)?.unshift(await writeOrder(customerId));
    }
    const everything = [...owned.values()].flat();
    for (const person of people) {
      const mine = owned.get(person.id) ?? [];
      const listed = await dataOf<Order[]>(await person.get('getCustomerOrders'));
      expect(listed.map(({ id }) => id)).toEqual(mine);
      expect((await dataOf<Order | null>(await person.get('getCustomerLatestOrder')))?.id).toBe(mine[0]);
      const orderId = everything.find((id) => !mine.includes(id));
      expect((await person.get('getCustomerOrder', { orderId })).status).toBe(404);
      expect((await person.get('getCustomerOrderDocumentLineItems', { orderId })).status).toBe(404);
    }
  });

  test('of somebody else are as unknown as those that do not exist', async () => {
    const orderId = await buy(await newBuyer());
    const stranger = await newBuyer();
    for (const call of ['getCustomerOrder', 'getCustomerOrderDocumentLineItems']) {
      const foreign = await refusalOf(await stranger.get(call, { orderId }));
      expect(foreign).toEqual([404, 'NOT_FOUND', problems['order.not-found'].message]);
      expect(await refusalOf(await stranger.get(call, { orderId: 2_000_000_000 }))).toEqual(foreign);
    }
  });

  test.each([-1, 0, 1.5, 2 ** 53, '1 OR 1=1', [1], null, undefined])('have no number %o', async (orderId) => {
    const buyer = await newBuyer();
    for (const call of ['getCustomerOrder', 'getCustomerOrderDocumentLineItems'])
      expect((await buyer.get(call, { orderId })).status).toBe(400);
  });

  test('are none at first', async () => {
    const buyer = await newBuyer();
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await buyer.latest()).toBeNull();
    expect(await dataOf(await buyer.get('getCustomerInvoices'))).toEqual([]);
    expect(await dataOf(await buyer.get('getOwnedProductIds'))).toEqual([]);
  });

  test('have no documents before they are paid', async () => {
    const buyer = await newBuyer();
    await buyer.checkout(safety.stripePriceId);
    const { id } = await shop.newestOrder();
    expect(await itemsOf(buyer, id)).toEqual([]);
    expect(await dataOf(await buyer.get('getOwnedProductIds'))).toEqual([]);
  });

  test('tell how far their documents are', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer);
    await services.db
      .update(lineItems)
      .set({ status: 'FAILED', failure: 'The template could not be filled.' })
      .where(eq(lineItems.orderId, orderId));
    expect(await itemsOf(buyer, orderId)).toMatchObject([
      { status: 'FAILED', failure: 'The template could not be filled.', previewImagePath: null },
      { status: 'FAILED' },
    ]);
    await finish(orderId, 'GENERATED');
    expect(await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      documentCount: 2,
      generatedCount: 2,
    });
  });
});

describe('what is bought', () => {
  test('is the newest finished version of each document at payment, and stays so', async () => {
    const product = await shop.sell('Versions', 5000, ['Only one']);
    const [templateId = 0] = product.documentIdList;
    const facts = { uploadedBy: shop.asAdmin.id, createdAt: services.clock.now(), hasWorkbook: true };
    const insert = (number: number, status: 'complete' | 'failed' | 'processing') =>
      services.db
        .insert(templateVersions)
        .values(versionOf(templateId, { ...facts, number, status }))
        .returning({ id: templateVersions.id });
    const [second] = await insert(2, 'complete');
    await insert(3, 'failed');
    await insert(4, 'processing');
    const buyer = await newBuyer();
    const orderId = await buy(buyer, product.stripePriceId);
    await insert(5, 'complete');
    const [item] = await services.db.select().from(lineItems).where(eq(lineItems.orderId, orderId));
    expect(item?.templateVersionId).toBe(second?.id);
    expect(await itemsOf(buyer, orderId)).toMatchObject([{ name: 'Only one', hasExcel: true }]);
  });

  test('is delivered though the product is archived while the buyer pays', async () => {
    const product = await shop.sell('Gone soon', 5000);
    const buyer = await newBuyer();
    const { orderId } = await buyer.purchase(product.stripePriceId);
    await shop.asAdmin.post('deleteProduct', { id: product.id });
    await shop.settle();
    expect(await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      status: 'succeeded',
      documentCount: 1,
    });
  });

  test('keeps the buyer’s details and logo as they were at payment', async () => {
    const buyer = await newBuyer();
    await replaceLogo(services, buyer.id, await png('red'));
    const { orderId } = await buyer.purchase(safety.stripePriceId);
    await shop.settle();
    const logoPath = (await shop.orderRow(orderId)).buyer?.logoPath ?? '';
    const bytesOf = async () => {
      const file = await findFile(services.db, { bucket: 'order_logos', path: logoPath });
      if (!file) throw new Error('The logo of the order is gone.');
      const { body } = await readFile(services, file);
      return Buffer.concat(await body.toArray());
    };
    const before = await bytesOf();
    await replaceLogo(services, buyer.id, await png('blue'));
    await buyer.post('updateCustomer', { firstName: 'Someone', lastName: 'Else' });
    await shop.settle();
    expect(await bytesOf()).toEqual(before);
    expect((await shop.orderRow(orderId)).buyer).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
  });
});

test('an invoice that leads anywhere but to the provider is not shown', async () => {
  const buyer = await newBuyer();
  const orderId = await buy(buyer);
  await services.db
    .update(invoices)
    .set({ pdfUrl: 'https://evil.example/invoice.pdf' })
    .where(eq(invoices.orderId, orderId));
  expect(await dataOf(await buyer.get('getCustomerInvoices'))).toEqual([]);
});

const readyMails = async (recipient: string) => {
  const mails = await services.db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));
  return mails.filter(({ subject }) => subject.includes('ready'));
};

describe('the mail that all documents are ready', () => {
  test('is sent once, when the last one is', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer);
    await sendReadyMail(services, orderId);
    expect(await readyMails(buyer.email)).toEqual([]);
    await finish(orderId, 'GENERATED');
    await sendReadyMail(services, orderId);
    await sendReadyMail(services, orderId);
    const [mail, ...more] = await readyMails(buyer.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`http://localhost:3000/orders/${orderId}`);
  });

  test('is not sent for an order that was refunded meanwhile, nor with a document that failed', async () => {
    const buyer = await newBuyer();
    const failed = await buy(buyer);
    await finish(failed, 'FAILED');
    await sendReadyMail(services, failed);
    const refunded = await buy(buyer);
    await finish(refunded, 'GENERATED');
    await shop.asAdmin.post('refundOrder', { orderId: refunded });
    await sendReadyMail(services, refunded);
    expect(await readyMails(buyer.email)).toEqual([]);
  });

  test('is sent later when the mail server is down', async () => {
    const buyer = await newBuyer();
    const orderId = await buy(buyer);
    await finish(orderId, 'GENERATED');
    const broken = { ...services.mailer, send: () => Promise.reject(new Error('no mail today')) };
    await expect(sendReadyMail({ ...services, mailer: broken }, orderId)).rejects.toThrow('no mail today');
    await sendReadyMail(services, orderId);
    expect(await readyMails(buyer.email)).toHaveLength(1);
  });
});
