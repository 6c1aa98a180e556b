import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { getObject } from '#stripe-sandbox/records.ts';
import { documentAccesses } from '#server/db/schema/evidence.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { orderConsents } from '#server/db/schema/legal.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { insertAccess } from '#server/modules/evidence/access-repo.ts';
import { noteAccess } from '#server/modules/evidence/note-access.ts';
import { shortenNetworks } from '#server/modules/evidence/shorten-networks.ts';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import type { Evidence } from '#shared/contract/evidence.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services, payments, sandbox, clock } = shop;
const { db } = services;
const safety = await shop.sell('Kitchen Safety', 10_000);
const { signal } = new AbortController();

beforeEach(async () => {
  payments.reset();
  await shop.settle();
});

const bought = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  const { paymentIntent } = await shop.orderRow(orderId);
  const [item] = await db
    .update(lineItems)
    .set({ status: 'GENERATED', stem: `${orderId}/one`, pageCount: 1, finishedAt: clock.now() })
    .where(eq(lineItems.orderId, orderId))
    .returning();
  await db.insert(generatedDocuments).values({
    lineItemId: item?.id ?? 0,
    generation: 1,
    stem: `${orderId}/one`,
    pageCount: 1,
    hasWorkbook: false,
    finishedAt: clock.now(),
  });
  return { buyer, orderId, paymentIntent: paymentIntent ?? '', lineItemId: item?.id ?? 0 };
};
const disputed = async () => {
  const purchase = await bought();
  await db.insert(orderConsents).values({
    orderId: purchase.orderId,
    kind: 'terms',
    hash: 'f00d',
    shownAt: clock.now(),
    givenAt: clock.now(),
  });
  await insertAccess(db, {
    orderId: purchase.orderId,
    stem: `${purchase.orderId}/one`,
    kind: 'download',
    format: 'pdf',
    address: '203.0.113.7',
    at: clock.now(),
  });
  const { id: disputeId } = await sandbox.inLedger((ledger) => openDispute(ledger, purchase.paymentIntent));
  await shop.settle();
  return { ...purchase, disputeId };
};
const atProvider = (disputeId: string) =>
  sandbox.inLedger((ledger) => getObject(ledger, 'dispute', disputeId));
const evidenceOf = async (disputeId: string) =>
  dataOf<Evidence>(await shop.asAdmin.get('disputeEvidence', { disputeId }));
const accessesOf = (orderId: number) =>
  db.select().from(documentAccesses).where(eq(documentAccesses.orderId, orderId));

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);

describe('the log of accesses', () => {
  test('knows which document, generation and format it was, from where and when', async () => {
    const { orderId, lineItemId } = await bought();
    const access = { orderId, stem: `${orderId}/one`, kind: 'download', format: 'pdf' } as const;
    noteAccess(services, { ...access, address: '203.0.113.7' });
    await vi.waitFor(async () => expect(await accessesOf(orderId)).toHaveLength(1));
    expect(await accessesOf(orderId)).toMatchObject([
      { lineItemId, generation: 1, revision: null, kind: 'download', format: 'pdf', network: '203.0.113.7' },
    ]);
  });

  test('takes the pieces of one download for one, and other places for others', async () => {
    const { orderId } = await bought();
    const note = (address: string | null) =>
      insertAccess(db, { orderId, kind: 'download', format: 'zip', address, at: clock.now() });
    for (const address of ['203.0.113.7', '203.0.113.7', '2001:db8:1:2::3', null, null]) await note(address);
    expect(await accessesOf(orderId)).toHaveLength(3);
  });

  test('cannot be changed or shortened before its time', async () => {
    const { orderId } = await bought();
    await insertAccess(db, {
      orderId,
      kind: 'view',
      format: 'pages',
      address: '203.0.113.7',
      at: clock.now(),
    });
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: 'Accesses are only ever added to.' }),
    });
    const own = eq(documentAccesses.orderId, orderId);
    await expect(db.delete(documentAccesses).where(own)).rejects.toEqual(refused);
    await expect(db.update(documentAccesses).set({ format: 'pdf' }).where(own)).rejects.toEqual(refused);
    await expect(db.update(documentAccesses).set({ network: null }).where(own)).rejects.toEqual(refused);
    await expect(db.execute(sql`truncate ${documentAccesses}`)).rejects.toEqual(refused);
  });

  test('keeps only the network after 90 days, and nothing after 18 months', async () => {
    const { orderId } = await bought();
    for (const [days, address] of [
      [600, '203.0.113.7'],
      [100, '203.0.113.7'],
      [99, '2001:db8:1:2::3'],
      [80, '203.0.113.9'],
    ] as const)
      await insertAccess(db, { orderId, kind: 'view', format: 'pages', address, at: daysAgo(days) });
    await sweep(services, signal);
    await shortenNetworks(services, signal);
    const networks = (await accessesOf(orderId)).map(({ network }) => network ?? '');
    expect(networks.toSorted()).toEqual(['2001:db8:1::/48', '203.0.113.0/24', '203.0.113.9']);
  });
});

describe('a dispute that opens', () => {
  test('has what the shop knows laid ready at the provider, and nothing submitted', async () => {
    const { buyer, orderId, disputeId } = await disputed();
    const { evidence, evidence_details: details, status } = await atProvider(disputeId);
    expect({ status, submissions: details.submission_count }).toEqual({
      status: 'needs_response',
      submissions: 0,
    });
    expect(evidence).toMatchObject({
      customer_name: 'Ann Lee',
      customer_email_address: buyer.email,
      billing_address: 'Lee Bakery, 1 Mill Lane, Salem, Oregon 97301',
      access_activity_log: `${clock.now().toISOString()} downloaded Kitchen Safety manual (pdf, generation 1) from 203.0.113.7`,
      service_date: clock.now().toISOString().slice(0, 10),
    });
    expect(evidence.uncategorized_text).toContain(`Receipt mailed to ${buyer.email}`);
    expect(evidence.uncategorized_text).toContain(`Delivery of order ${orderId}:`);
    expect(evidence.uncategorized_text).toContain(
      `Terms accepted by the buyer: ${clock.now().toISOString()} (wording with SHA-256 f00d)`,
    );
    expect(JSON.stringify(evidence)).not.toMatch(/token|https?:/);
    expect(await evidenceOf(disputeId)).toMatchObject({
      stagedAt: clock.now().toISOString(),
      submittedAt: null,
      canAnswer: true,
    });
  });

  test('tells the address of a business abroad as it is written there', async () => {
    const buyer = await shop.buyer('abroad@example.com');
    const berlin = { street: 'Allee 1', city: 'Berlin', state: '', zipCode: '10115', country: 'DE' };
    await dataOf(await buyer.post('setCustomerBusinessDetails', { name: 'Beere', website: '', ...berlin }));
    const { orderId } = await buyer.purchase(safety.stripePriceId);
    await shop.settle();
    const { paymentIntent } = await shop.orderRow(orderId);
    const { id } = await sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent ?? ''));
    await shop.settle();
    expect((await atProvider(id)).evidence.billing_address).toBe('Beere, Allee 1, 10115 Berlin, Germany');
  });

  test('is told in the administrator’s words as well, and submitted once', async () => {
    const { disputeId, orderId } = await disputed();
    const whatHappened = 'She wrote to thank us.\nThen her card was replaced.';
    await shop.asAdmin.post('saveEvidence', { disputeId, whatHappened });
    expect((await evidenceOf(disputeId)).stagedAt).toBeNull();
    await shop.settle();
    expect((await atProvider(disputeId)).evidence.uncategorized_text).toMatch(/^She wrote to thank us\.\n/);
    expect((await shop.asAdmin.post('submitEvidence', { disputeId })).status).toBe(200);
    expect(await atProvider(disputeId)).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
    });
    expect(await evidenceOf(disputeId)).toMatchObject({
      whatHappened,
      submittedAt: clock.now().toISOString(),
      submittedBy: expect.stringContaining('@'),
      canAnswer: false,
    });
    for (const [call, input] of [
      ['submitEvidence', { disputeId }],
      ['saveEvidence', { disputeId, whatHappened: 'More' }],
    ] as const)
      expect(await refusalOf(await shop.asAdmin.post(call, input))).toEqual([
        409,
        'CONFLICT',
        problems['dispute.answered'].message,
      ]);
    await shop.settle();
    expect((await atProvider(disputeId)).evidence_details.submission_count).toBe(1);
    expect(await shop.adminOrder(orderId)).toMatchObject({ isDisputed: true });
  });

  test('and was decided meanwhile takes no evidence', async () => {
    const { disputeId } = await disputed();
    await sandbox.inLedger((ledger) => moveDispute(ledger, disputeId, 'lost'));
    expect((await refusalOf(await shop.asAdmin.post('submitEvidence', { disputeId })))[2]).toBe(
      problems['dispute.answered'].message,
    );
  });

  test('that nobody knows is not found, nor is what is no id', async () => {
    for (const call of ['submitEvidence', 'saveEvidence']) {
      const input = { disputeId: 'du_unknown', ...(call === 'saveEvidence' && { whatHappened: '' }) };
      expect((await refusalOf(await shop.asAdmin.post(call, input)))[2]).toBe(
        problems['dispute.not-found'].message,
      );
    }
    expect((await shop.asAdmin.get('disputeEvidence', { disputeId: '../refunds' })).status).toBe(400);
  });
});
