import { beforeEach, describe, expect, test } from 'vitest';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { STORAGE_BASE } from '#shared/buckets.ts';
import { problems } from '#shared/problems.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';

const shop = await createCheckoutShop();
const { services, sandbox } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);

beforeEach(() => shop.payments.reset());

const STORAGE = `${STORAGE_BASE}/object`;

/** A customer with a paid order and a finished file in it. */
const owner = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  const { path } = await storeFor(services, buyer.id)({ orderId, path: `${crypto.randomUUID()}.pdf` });
  const sign = async () =>
    shop.fetch(
      `${STORAGE}/sign/document_previews/${path}`,
      jsonPost({ expiresIn: 3600 }, await buyer.headers()),
    );
  const signMany = async () => {
    const answer = await shop.fetch(
      `${STORAGE}/sign/document_previews`,
      jsonPost({ expiresIn: 3600, paths: [path] }, await buyer.headers()),
    );
    return ((await answer.json()) as { signedURL: string | null; error: string | null }[])[0];
  };
  const list = async () => {
    const answer = await shop.fetch(
      `${STORAGE}/list/document_previews`,
      jsonPost({ prefix: '' }, await buyer.headers()),
    );
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  };
  const { paymentIntent } = await shop.orderRow(orderId);
  return { buyer, orderId, paymentIntent: paymentIntent ?? '', path, sign, signMany, list };
};

type Owner = Awaited<ReturnType<typeof owner>>;

const expectOpen = async ({ sign, signMany, list, path }: Owner) => {
  const answer = await sign();
  expect(answer.status).toBe(200);
  expect(await signMany()).toMatchObject({ error: null });
  expect(await list()).toEqual([path]);
  const { signedURL } = (await answer.json()) as { signedURL: string };
  expect((await shop.fetch(`${STORAGE_BASE}${signedURL}`)).status).toBe(200);
  return signedURL;
};

const expectClosed = async ({ sign, signMany, list }: Owner, signedBefore: string) => {
  const answer = await sign();
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ message: problems['file.closed'].message });
  expect(await signMany()).toMatchObject({ signedURL: null, error: problems['file.closed'].message });
  expect(await list()).toEqual([]);
  expect((await shop.fetch(`${STORAGE_BASE}${signedBefore}`)).status).toBe(404);
};

describe('the files of an order', () => {
  test('can be fetched while it is paid, by nobody but its buyer', async () => {
    const mine = await owner();
    await expectOpen(mine);
    const stranger = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    const answer = await shop.fetch(
      `${STORAGE}/sign/document_previews/${mine.path}`,
      jsonPost({ expiresIn: 60 }, await stranger.headers()),
    );
    expect(answer.status).toBe(404);
  });

  test('are closed after a full refund, also for links that were signed before; a part keeps them', async () => {
    const mine = await owner();
    const part = { amount: 9999, refundedBefore: 0 };
    await shop.asAdmin.post('refundOrder', { orderId: mine.orderId, part });
    const link = await expectOpen(mine);
    await shop.asAdmin.post('refundOrder', { orderId: mine.orderId });
    await expectClosed(mine, link);
    expect(shop.logLines.join('')).toContain('a file of a closed order was asked for');
  });

  test('are closed while a dispute is open, and open again when it is won', async () => {
    const mine = await owner();
    const link = await expectOpen(mine);
    const { id } = await sandbox.inLedger((ledger) => openDispute(ledger, mine.paymentIntent));
    await shop.settle();
    await expectClosed(mine, link);
    await sandbox.inLedger((ledger) => closeDispute(ledger, id, 'won'));
    await shop.settle();
    expect(await expectOpen(mine)).toContain(mine.path);
  });

  test('that are made after the refund are closed from the start', async () => {
    const mine = await owner();
    await shop.asAdmin.post('refundOrder', { orderId: mine.orderId });
    const { path } = await storeFor(
      services,
      mine.buyer.id,
    )({ orderId: mine.orderId, path: `${crypto.randomUUID()}.docx` });
    const answer = await shop.fetch(
      `${STORAGE}/sign/document_previews/${path}`,
      jsonPost({ expiresIn: 60 }, await mine.buyer.headers()),
    );
    expect(answer.status).toBe(403);
  });

  test('cannot be fetched before it is paid', async () => {
    const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    await buyer.checkout(safety.stripePriceId);
    const { id: orderId } = await shop.newestOrder();
    const { path } = await storeFor(services, buyer.id)({ orderId, path: `${crypto.randomUUID()}.pdf` });
    const answer = await shop.fetch(
      `${STORAGE}/sign/document_previews/${path}`,
      jsonPost({ expiresIn: 60 }, await buyer.headers()),
    );
    expect(answer.status).toBe(403);
  });
});
