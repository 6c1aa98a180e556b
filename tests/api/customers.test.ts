import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/accounts.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { grantAdmin } from '#server/modules/accounts/admin-repo.ts';
import { emailChange } from '#server/modules/customers/customer-limits.ts';
import type { AdminCustomerPage, CustomerDetails } from '#shared/contract/customer.ts';
import { problems, type ProblemKey } from '#shared/problems.ts';
import { dataOf, jsonPost, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services, asAdmin, clock } = shop;
const { db } = services;
const safety = await shop.sell('Kitchen Safety', 10_000);

const NOBODY = '00000000-0000-4000-8000-000000000000';
const detailsOf = async (id: string) => dataOf<CustomerDetails>(await asAdmin.get('adminCustomer', { id }));
const post = async (call: string, input: object) => dataOf<CustomerDetails>(await asAdmin.post(call, input));
const search = async (input: object) => dataOf<AdminCustomerPage>(await asAdmin.get('adminCustomers', input));
const emailsOf = async (input: object) => (await search(input)).customers.map(({ email }) => email);
const refusal = (status: number, key: ProblemKey) => [status, problems[key].code, problems[key].message];

const mailsTo = (email: string) =>
  db.select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(desc(outboxMails.arrival));
/** Of the newest link, which other mails may have followed. */
const tokenFor = async (email: string) => {
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  return /confirm-email#([\w.-]+)/.exec(texts)?.[1] ?? '';
};
const confirm = (token: string) => shop.fetch('/api/public/confirmEmailChange', jsonPost({ token }));
const confirmed = async (token: string) => dataOf<{ isMade: boolean }>(await confirm(token));
const fresh = () => `${crypto.randomUUID()}@example.com`;

describe('administrators', () => {
  test('find customers by part of address, name or business, and see what they bought', async () => {
    const ann = await shop.buyer('ann_1%@bakery.example');
    await ann.purchase(safety.stripePriceId);
    await shop.settle();
    await shop.buyer('ben@mill.example');
    expect(await emailsOf({ search: 'BAKERY.EX' })).toEqual([ann.email]);
    expect(await emailsOf({ search: 'nn_1%' })).toEqual([ann.email]);
    expect(await emailsOf({ search: 'n lee' })).toEqual(
      expect.arrayContaining([ann.email, 'ben@mill.example']),
    );
    expect(await emailsOf({ search: 'lee bak' })).toContain('ben@mill.example');
    expect(await emailsOf({ search: 'nobody at all' })).toEqual([]);
    expect((await search({ search: 'bakery.ex' })).customers).toEqual([
      {
        id: ann.id,
        email: ann.email,
        firstName: 'Ann',
        lastName: 'Lee',
        businessName: 'Lee Bakery',
        createdAt: expect.any(String),
        isDisabled: false,
        isAdmin: false,
        orderCount: 1,
        paid: 10_000,
      },
    ]);
    expect(await detailsOf(ann.id)).toMatchObject({
      business: { name: 'Lee Bakery', city: 'Salem' },
      orders: [{ title: 'Kitchen Safety', status: 'succeeded', amount: 10_000 }],
      emailChange: null,
      changes: [],
    });
  });

  test('turn the pages of a long list, also where many came at one instant', async () => {
    const createdAt = clock.now();
    const many = Array.from({ length: 120 }, (_, index) => ({
      id: crypto.randomUUID(),
      email: `many-${index}@long.example`,
      createdAt,
    }));
    await db.insert(customers).values(many);
    const seen: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page: AdminCustomerPage = await search({ search: '@long.example', ...(before && { before }) });
      seen.push(...page.customers.map(({ id }) => id));
      before = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen)).toEqual(new Set(many.map(({ id }) => id)));
  });

  test('disable an account, whose sessions end at once and whose codes are worth nothing, and enable it again', async () => {
    const email = fresh();
    const { id, token, refreshToken } = await shop.signIn(email);
    const asks = (bearer: string) =>
      shop.fetch('/api/customer/getCustomer', { headers: { authorization: `Bearer ${bearer}` } });
    const verify = async () =>
      (
        await shop.fetch(
          '/auth/v1/verify',
          jsonPost({ email, token: await shop.lastCode(email), type: 'email' }),
        )
      ).status;
    expect((await asks(token)).status).toBe(200);
    clock.advance(61_000);
    await shop.fetch('/auth/v1/otp', jsonPost({ email }));

    expect(await post('disableCustomer', { id })).toMatchObject({ isDisabled: true });
    expect((await asks(token)).status).toBe(401);
    const refresh = await shop.fetch(
      '/auth/v1/token?grant_type=refresh_token',
      jsonPost({ refresh_token: refreshToken }),
    );
    expect(refresh.status).toBe(401);
    expect(await verify()).toBe(403);
    clock.advance(61_000);
    await shop.fetch('/auth/v1/otp', jsonPost({ email }));
    expect(await verify()).toBe(403);

    await post('disableCustomer', { id });
    await post('enableCustomer', { id });
    const { isDisabled, changes } = await post('enableCustomer', { id });
    expect(isDisabled).toBe(false);
    expect(changes.map(({ kind, by }) => [kind, by])).toEqual([
      ['enabled', asAdmin.email],
      ['disabled', asAdmin.email],
    ]);
    expect((await asks(token)).status).toBe(401);
    clock.advance(61_000);
    await shop.fetch('/auth/v1/otp', jsonPost({ email }));
    expect(await verify()).toBe(200);
  });

  test.each(['adminCustomer', 'disableCustomer', 'enableCustomer', 'resendEmailChange', 'cancelEmailChange'])(
    'are told by %s that a customer does not exist',
    async (call) => {
      const ask = call === 'adminCustomer' ? asAdmin.get : asAdmin.post;
      expect(await refusalOf(await ask(call, { id: NOBODY }))).toEqual(refusal(404, 'customer.not-found'));
      expect((await ask(call, { id: 'nobody' })).status).toBe(400);
    },
  );

  test('neither disable nor rename one of their own', async () => {
    const { id } = asAdmin;
    expect(await refusalOf(await asAdmin.post('disableCustomer', { id }))).toEqual(
      refusal(409, 'customer.is-admin'),
    );
    expect(await refusalOf(await asAdmin.post('changeCustomerEmail', { id, email: fresh() }))).toEqual(
      refusal(409, 'customer.is-admin'),
    );
  });
});

const begin = async () => {
  const customer = await shop.buyer(fresh());
  const email = fresh();
  const details = await post('changeCustomerEmail', { id: customer.id, email });
  return { ...customer, old: customer.email, next: email, details };
};

describe('a new address of a customer', () => {
  test('counts once both mailboxes have confirmed: sessions end, both are told, and mails go there', async () => {
    const { id, old, next, get, purchase, details } = await begin();
    expect(details).toMatchObject({
      email: old,
      emailChange: { newEmail: next, isOldConfirmed: false, isNewConfirmed: false },
    });
    expect((await mailsTo(old))[0]?.text).toContain(`from ${old} to ${next}`);
    const { orderId } = await purchase(safety.stripePriceId);
    await shop.settle();
    const [ofOld, newToken] = [await tokenFor(old), await tokenFor(next)];
    expect(await confirmed(newToken)).toEqual({ isMade: false });
    expect(await confirmed(newToken)).toEqual({ isMade: false });
    expect((await detailsOf(id)).emailChange).toMatchObject({ isOldConfirmed: false, isNewConfirmed: true });
    expect((await get('getCustomer')).status).toBe(200);

    expect(await confirmed(ofOld)).toEqual({ isMade: true });
    const changed = await detailsOf(id);
    expect(changed).toMatchObject({ email: next, emailChange: null });
    expect(changed.changes.map(({ kind, by, subject }) => [kind, by, subject])).toEqual([
      ['email-changed', null, next],
      ['email-confirmed', null, old],
      ['email-confirmed', null, next],
      ['email-change-asked', asAdmin.email, next],
    ]);
    expect((await get('getCustomer')).status).toBe(401);
    for (const address of [old, next])
      expect((await mailsTo(address))[0]?.subject).toBe(
        'The e-mail address of your Bindery account was changed',
      );
    expect(await confirmed(ofOld)).toEqual({ isMade: true });
    expect((await shop.signIn(next)).id).toBe(id);
    expect(await dataOf(await asAdmin.post('resendReceipt', { orderId }))).toEqual({ sentTo: next });
  });

  test('is mailed again to whoever has not confirmed, with the same link and the whole time', async () => {
    const { id, old, next } = await begin();
    await confirmed(await tokenFor(next));
    const token = await tokenFor(old);
    clock.advance(emailChange.lifetimeMs - 1000);
    await post('resendEmailChange', { id });
    expect((await mailsTo(old)).length).toBe(2);
    expect((await mailsTo(next)).length).toBe(1);
    expect(await tokenFor(old)).toBe(token);
    clock.advance(2000);
    expect(await confirmed(token)).toEqual({ isMade: true });
  });

  test('is worth nothing once it was called off, has expired, or another was begun', async () => {
    const { id, old, next } = await begin();
    const cancelled = await tokenFor(old);
    const { emailChange: none, changes } = await post('cancelEmailChange', { id });
    expect([none, changes[0]?.kind]).toEqual([null, 'email-change-cancelled']);
    expect(await refusalOf(await confirm(cancelled))).toEqual(refusal(403, 'email-change.link-invalid'));
    for (const call of ['cancelEmailChange', 'resendEmailChange'])
      expect(await refusalOf(await asAdmin.post(call, { id }))).toEqual(
        refusal(409, 'customer.no-email-change'),
      );

    await post('changeCustomerEmail', { id, email: next });
    const replaced = await tokenFor(next);
    await post('changeCustomerEmail', { id, email: fresh() });
    expect(await refusalOf(await confirm(replaced))).toEqual(refusal(403, 'email-change.link-invalid'));
    const expired = await tokenFor(old);
    clock.advance(emailChange.lifetimeMs);
    expect(await refusalOf(await confirm(expired))).toEqual(refusal(403, 'email-change.link-invalid'));
    expect((await detailsOf(id)).emailChange).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['another side', `${NOBODY}.new.${'a'.repeat(43)}`],
    ['no shape at all', '../../etc'],
  ])('is not confirmed by a link with %s', async (_, token) => {
    expect(await refusalOf(await confirm(token))).toEqual(refusal(403, 'email-change.link-invalid'));
  });

  test('is not confirmed by one mailbox for the other', async () => {
    const { old } = await begin();
    const token = (await tokenFor(old)).replace('.old.', '.new.');
    expect(await refusalOf(await confirm(token))).toEqual(refusal(403, 'email-change.link-invalid'));
  });

  test('is neither the present one nor that of somebody else or of an administrator, also not by the time it is confirmed', async () => {
    const { id, old, next } = await begin();
    const change = (email: string) => asAdmin.post('changeCustomerEmail', { id, email });
    expect(await refusalOf(await change(old.toUpperCase()))).toEqual(refusal(400, 'customer.same-email'));
    const other = await shop.buyer(fresh());
    expect(await refusalOf(await change(other.email))).toEqual(refusal(409, 'customer.email-taken'));
    expect(await refusalOf(await change(asAdmin.email))).toEqual(refusal(409, 'customer.email-taken'));
    expect((await change('no address')).status).toBe(400);
    expect(
      await refusalOf(await asAdmin.post('changeCustomerEmail', { id: NOBODY, email: fresh() })),
    ).toEqual(refusal(404, 'customer.not-found'));
    await confirmed(await tokenFor(next));
    await grantAdmin(db, [next], clock.now());
    expect(await refusalOf(await confirm(await tokenFor(old)))).toEqual(refusal(409, 'customer.email-taken'));
    expect((await detailsOf(id)).email).toBe(old);
  });

  test('says so when its mails are not accepted, and can be mailed again', async () => {
    const { mailer } = services;
    const { id } = await shop.buyer(fresh());
    const email = fresh();
    services.mailer = { ...mailer, send: () => Promise.reject(new Error('no mail today')) };
    const refused = await asAdmin.post('changeCustomerEmail', { id, email });
    services.mailer = mailer;
    expect(await refusalOf(refused)).toEqual(refusal(502, 'mail.not-sent'));
    await post('resendEmailChange', { id });
    expect(await tokenFor(email)).not.toBe('');
  });

  test('is not mailed without end', async () => {
    const { id } = await begin();
    for (let count = 1; count < 10; count += 1) await post('resendEmailChange', { id });
    expect(await refusalOf(await asAdmin.post('resendEmailChange', { id }))).toEqual(
      refusal(429, 'request.too-many'),
    );
  });
});
