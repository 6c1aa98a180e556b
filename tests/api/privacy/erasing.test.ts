import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { customerChanges, customers, emailChanges } from '#server/db/schema/accounts.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { disputeEvidence } from '#server/db/schema/evidence.ts';
import { withdrawals } from '#server/db/schema/legal.ts';
import { answers } from '#server/db/schema/questions.ts';
import { disputes, orderClosures, refunds } from '#server/db/schema/refunds.ts';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';
import { upsertBusiness, updateNames } from '#server/modules/accounts/customer-repo.ts';
import { eraseAccounts } from '#server/modules/privacy/erasing/erase-accounts.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import type { AccountErasure } from '#shared/contract/account.ts';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { problems } from '#shared/problems.ts';
import { DAY } from '#shared/units.ts';
import { findText } from '#tests/support/database/find-text.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';

const shop = await createBinderShop();
const { db, clock, config } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const EMAIL = 'quilla.zamboni@zamboni-bakes.example';
const WORDS = ['quilla', 'zamboni', 'Xylografenweg', 'Veshnyaki', 'Odalric', 'Birgitta'];
/** The tables that say something of the person in words, before they are erased. */
const WORDED = [
  'public.answers',
  'public.approvals',
  'public.binder_revisions',
  'public.businesses',
  'public.customer_changes',
  'public.customers',
  'public.dispute_evidence',
  'public.email_changes',
  'public.line_items',
  'public.order_closures',
  'public.order_events',
  'public.orders',
  'public.outbox_mails',
  'public.readers',
  'public.records',
  'public.refunds',
  'public.withdrawals',
  'stripe_sandbox.records',
];
const buyer = await shop.buyer(EMAIL);
const neighbour = await shop.buyer('neighbour@example.com');

const signal = new AbortController().signal;
const erase = () => eraseAccounts(shop.services, signal);
const ask = async (input: object = { code: null }) => buyer.post('eraseAccount', input);
const confirm = async () => ask({ code: await shop.lastCode(EMAIL) });

/** Whatever a person may leave behind: an order, a binder with an approval, a reader who has read. */
const leaveTraces = async () => {
  await updateNames(db, buyer.id, { firstName: 'Quilla', lastName: 'Zamboni' });
  await upsertBusiness(
    db,
    buyer.id,
    {
      name: 'Zamboni Bakes',
      website: 'https://zamboni-bakes.example',
      street: '9 Xylografenweg',
      city: 'Veshnyaki',
      state: 'Oregon',
      zipCode: '97301',
    },
    clock.now(),
  );
  await shop.giveLogo(buyer);
  for (const person of [buyer, neighbour]) await shop.buy(person, bundle.stripePriceId);
  await shop.work();
  const { documents } = await shop.binderOf(buyer);
  const ids = documents.map(({ id }) => id);
  await dataOf(await shop.approve(buyer, ids, { name: 'Odalric Zamboni' }));
  await shop.work();
  const [reader] = await db
    .insert(readers)
    .values({
      customerId: buyer.id,
      number: 1,
      name: 'Birgitta Quist',
      email: 'birgitta@zamboni-bakes.example',
      addedAt: clock.now(),
    })
    .returning();
  if (!reader) throw new Error('There is no reader.');
  await leaveWords();
};

/** What somebody, a bank or an administrator may have written about them since. */
const leaveWords = async () => {
  const now = clock.now();
  const [order] = await db.select().from(orders).where(eq(orders.customerId, buyer.id));
  const orderId = order?.id ?? 0;
  const known = { orderId, amountInCents: 100, reason: 'fraudulent' };
  const failure = { status: 'failed', reason: 'zamboni' } as const;
  await db.insert(refunds).values({ ...known, ...failure, providerId: 're_1', createdAt: now });
  const [dispute] = await db
    .insert(disputes)
    .values({ ...known, providerId: 'du_0', status: 'lost', openedAt: now })
    .returning();
  await db
    .insert(disputeEvidence)
    .values({ disputeId: dispute?.id ?? 0, whatHappened: 'Quilla never paid.' });
  await db.insert(orderClosures).values({ orderId, closedAt: now, closedBy: buyer.id, reason: 'zamboni' });
  await db.update(lineItems).set({ failure: 'Zamboni' }).where(eq(lineItems.orderId, orderId));
  await db.insert(withdrawals).values({
    key: crypto.randomUUID(),
    name: 'Quilla Zamboni',
    contract: EMAIL,
    email: 'elsewhere@example.com',
    reason: 'Veshnyaki floods.',
    receivedAt: now,
  });
  await db.insert(answers).values({ customerId: buyer.id, key: 'manager', value: 'Odalric', updatedAt: now });
  await db.insert(emailChanges).values({
    id: crypto.randomUUID(),
    customerId: buyer.id,
    oldEmail: 'young-zamboni@example.com',
    newEmail: EMAIL,
    askedAt: now,
    expiresAt: now,
    endedAt: now,
  });
  await db
    .insert(customerChanges)
    .values({ customerId: buyer.id, changedAt: now, kind: 'email-changed', subject: EMAIL });
};

beforeAll(leaveTraces);

describe('erasing an account', () => {
  test('needs the code that is mailed for it, and no other', async () => {
    expect(await dataOf<AccountErasure>(await ask())).toEqual({ dueAt: null, waitsFor: null });
    expect(await refusalOf(await ask({ code: 'AAAAAA' }))).toEqual([403, 'FORBIDDEN', 'Invalid code']);
    const code = await shop.lastCode(EMAIL);
    expect(await refusalOf(await buyer.post('requestMyData', { code }))).toEqual([
      403,
      'FORBIDDEN',
      'Invalid code',
    ]);
  });

  test('waits seven days, in which one may change one’s mind and buys nothing', async () => {
    const { dueAt } = await dataOf<AccountErasure>(await confirm());
    expect(dueAt).toBe(new Date(clock.now().getTime() + 7 * DAY).toISOString());
    expect(
      await refusalOf(
        await buyer.post('createCustomerCheckout', {
          items: [{ stripePriceId: bundle.stripePriceId, quantity: 1 }],
        }),
      ),
    ).toEqual([
      409,
      'CONFLICT',
      'This account is about to be erased. Keep it first, under ‘Your data’ in your profile.',
    ]);
    expect(await dataOf<AccountErasure>(await buyer.post('keepAccount', {}))).toEqual({
      dueAt: null,
      waitsFor: null,
    });
    shop.clock.advance(8 * DAY);
    await erase();
    expect(await db.$count(customers, eq(customers.email, EMAIL))).toBe(1);
  });

  test('is refused while a payment is open, before a code is mailed for nothing', async () => {
    await buyer.post('createCustomerCheckout', {
      items: [{ stripePriceId: bundle.stripePriceId, quantity: 1 }],
    });
    const mails = await db.$count(outboxMails);
    for (const code of [null, 'AAAAAA'])
      expect(await refusalOf(await ask({ code }))).toEqual([
        409,
        'CONFLICT',
        problems['account.order-open'].message,
      ]);
    expect(await db.$count(outboxMails)).toBe(mails);
    shop.clock.advance(2 * DAY);
    await shop.settle();
  });

  test('waits for a bank debit that takes longer than its payment page, and for a bank that has to decide', async () => {
    const debtor = await shop.buyer('debtor@example.com');
    const { id } = debtor;
    await dataOf(await shop.asAdmin.post('eraseCustomer', { id }));
    const waitsFor = async () =>
      (await dataOf<AccountErasure>(await debtor.get('getErasure', undefined))).waitsFor;
    const [unsettled] = await db
      .insert(orders)
      .values({
        customerId: id,
        reference: crypto.randomUUID(),
        cartKey: 'debit',
        status: 'pending',
        amountInCents: 5000,
        currency: 'usd',
        sessionExpiresAt: clock.now(),
        createdAt: clock.now(),
        nextSyncAt: clock.now(),
      })
      .returning();
    const orderId = unsettled?.id ?? 0;
    expect(await waitsFor()).toBeNull();
    shop.clock.advance(8 * DAY);
    const isErased = async () => {
      await erase();
      return (await db.$count(customers, eq(customers.email, 'debtor@example.com'))) === 0;
    };
    expect(await isErased()).toBe(false);
    expect(await waitsFor()).toEqual(['payment']);
    await db.update(orders).set({ status: 'succeeded' }).where(eq(orders.id, orderId));
    const openedAt = clock.now();
    await db
      .insert(disputes)
      .values({ orderId, providerId: 'du_1', amountInCents: 5000, status: 'under_review', openedAt });
    await db.insert(refunds).values({
      orderId,
      providerId: 're_9',
      amountInCents: 100,
      status: 'pending',
      createdAt: openedAt,
    });
    expect(await isErased()).toBe(false);
    expect(await waitsFor()).toEqual(['refund', 'dispute']);
    const { erasure } = await dataOf<CustomerDetails>(await shop.asAdmin.get('adminCustomer', { id }));
    expect(erasure?.waitsFor).toEqual(['refund', 'dispute']);
    await db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.orderId, orderId));
    await db.update(disputes).set({ status: 'lost' }).where(eq(disputes.orderId, orderId));
    expect(await waitsFor()).toEqual([]);
    expect(await isErased()).toBe(true);
  });

  test('leaves no word of the person in the database, the storage or the log', async () => {
    await buyer.post('eraseAccount', { code: null });
    await dataOf(await buyer.post('eraseAccount', { code: await shop.lastCode(EMAIL) }));
    const told = new Set((await findText(db, WORDS)).map((row) => row.slice(0, row.indexOf(':'))));
    // Each of these, left out of what is erased, is found below.
    expect(told).toEqual(new Set(WORDED));
    shop.clock.advance(7 * DAY + 1);
    await erase();
    await shop.work();
    expect(await findText(db, WORDS)).toEqual([]);
    const kept = new Set((await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id));
    const files = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile() && !kept.has(file.name))).toEqual([]);
    expect(await db.$count(storedFiles, eq(storedFiles.ownerId, buyer.id))).toBe(0);
    expect(
      shop.logLines.filter((line) => WORDS.some((word) => line.toLowerCase().includes(word.toLowerCase()))),
    ).toEqual([]);
  });

  test('leaves amounts and dates for the books, and everybody else’s as it is', async () => {
    const own = await db.select().from(orders).where(eq(orders.customerId, buyer.id));
    expect(own.find(({ status }) => status === 'succeeded')).toMatchObject({
      paidInCents: 5000,
      paidAt: expect.any(Date) as Date,
      buyer: { email: '', business: { name: '' } },
    });
    const { documents } = await shop.binderOf(neighbour);
    expect(documents).toHaveLength(2);
    expect(await verifyRecords(db)).toMatchObject({ binders: 1, misfit: undefined });
    expect(await db.$count(acknowledgements)).toBe(0);
  });

  test('ends every session, and the address can open a new account', async () => {
    expect((await buyer.get('getCustomer')).status).toBe(401);
    expect((await shop.signIn(EMAIL)).id).not.toBe(buyer.id);
  });
});
