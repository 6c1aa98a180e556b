import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawals } from '#server/db/schema/legal.ts';
import { hashText } from '#server/modules/legal/hash-text.ts';
import { findNewestMail } from '#server/modules/mailbox/outbox-repo.ts';
import { withdrawalLimits } from '#server/modules/withdrawals/withdrawal-limits.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';
import type { Operations } from '#shared/contract/operations.ts';
import type { Withdrawal, WithdrawalPage, WithdrawalReceipt } from '#shared/contract/legal/withdrawal.ts';
import { DEFAULT_WAIVER } from '#shared/legal/market-words.ts';
import { withdrawal } from '#shared/limits/withdrawal.ts';
import { problems } from '#shared/problems.ts';
import { DAY } from '#shared/units.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';
import { dataOf, jsonPost, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createCheckoutShop({}, { MARKET: 'eu' });
const { services, clock, asAdmin } = shop;
const bundle = await shop.sell('Kitchen Safety');

/** An order that was paid, by somebody who gave the waiver. */
const ann = await shop.buyer('ann@example.com');
await ann.post('createCustomerCheckout', {
  items: [{ stripePriceId: bundle.stripePriceId, quantity: 1 }],
  consent: { waiver: hashText(DEFAULT_WAIVER) },
});
const consentedAt = clock.now();
const order = await shop.newestOrder();
await shop.pay(order.sessionId ?? '');
await shop.settle();

const said = (change: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  name: 'Ann Lee',
  contract: String(order.id),
  email: 'ann@elsewhere.example',
  reason: '',
  ...change,
});
const withdraw = (declaration: unknown, from?: string) =>
  shop.fetch('/api/public/withdraw', { ...jsonPost(declaration), ...(from && { from }) });
const statuses = async (count: number, of: (index: number) => [Record<string, unknown>, string]) => {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [change, from] = of(index);
    found.push((await withdraw(said(change), from)).status);
  }
  return found;
};
const listed = async (input: Record<string, unknown> = {}) =>
  dataOf<WithdrawalPage>(await asAdmin.get('getWithdrawals', input));

beforeEach(async () => {
  await services.db.delete(withdrawals);
  clock.advance(DAY);
});

describe('withdrawing from a contract', () => {
  test('is taken down with its moment, and confirmed by a mail that repeats all of it', async () => {
    const declaration = said({ name: 'Ann <b>Lee</b>', reason: 'Bought twice.\nSorry.' });
    const { receivedAt } = await dataOf<WithdrawalReceipt>(await withdraw(declaration));
    expect(receivedAt).toBe(clock.now().toISOString());
    await shop.drain();
    const mail = await findNewestMail(services.db, 'ann@elsewhere.example');
    expect(mail?.subject).toBe('We have received your withdrawal');
    for (const words of [
      'Name: Ann <b>Lee</b>',
      `address of the order: ${order.id}`,
      'confirmation: ann@elsewhere.example',
      'Reason: Bought twice.\nSorry.',
      `(${receivedAt})`,
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.html).not.toContain('<b>Lee');
    expect((await listed()).withdrawals).toMatchObject([{ mailedAt: clock.now().toISOString() }]);
  });

  test('said again with the same key is one declaration and one mail, at the first moment', async () => {
    const declaration = said();
    const first = await dataOf(await withdraw(declaration));
    const both = await Promise.all([withdraw(declaration), withdraw(declaration)]);
    clock.advance(1000);
    for (const answer of [...both, await withdraw(declaration)]) expect(await dataOf(answer)).toEqual(first);
    expect((await listed()).withdrawals).toHaveLength(1);
  });

  test('answers the same whether there is such an order or not', async () => {
    const answers: string[] = [];
    for (const contract of [
      String(order.id),
      '999999',
      'ann@example.com',
      'nobody@example.com',
      'whatever',
    ]) {
      const answer = await withdraw(said({ contract, email: `${answers.length}@example.com` }));
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('that makes no sense is refused with a sentence per field, and nothing is written', async () => {
    const before = await footprintOf(services);
    for (const [change, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ contract: '' }, 'contract'],
      [{ email: 'ann@example.com\r\nBcc: b@example.com' }, 'email'],
      [{ email: 'a@example.com,b@example.com' }, 'email'],
      [{ reason: 'x'.repeat(withdrawal.reasonLength + 1) }, 'reason'],
      [{ key: 'x' }, 'key'],
      [{ name: 'a\u0000b' }, 'name'],
    ] as const) {
      const answer = await withdraw(said(change));
      expect(answer.status).toBe(400);
      const { error } = (await answer.json()) as { error: { data: { fields?: Record<string, string> } } };
      expect(error.data.fields).toHaveProperty(field);
    }
    expect((await withdraw(said({ orderId: 1 }))).status).toBe(400);
    expect(await footprintOf(services)).toEqual(before);
  });

  test('carries no web address to strangers', async () => {
    for (const [change, field] of [
      [{ name: 'Win at https://elsewhere.example' }, 'name'],
      [{ contract: 'www.elsewhere.example' }, 'contract'],
      [{ reason: 'Look:\nelsewhere.example/win' }, 'reason'],
    ] as const) {
      const answer = await withdraw(said(change));
      expect(answer.status).toBe(400);
      const { error } = (await answer.json()) as { error: { data: { fields?: Record<string, string> } } };
      expect(error.data.fields).toHaveProperty(field);
    }
    expect(await services.db.$count(withdrawals)).toBe(0);
  });

  test('is limited by network and by address', async () => {
    const [perAddress] = withdrawalLimits.perAddress;
    const [perClient] = withdrawalLimits.perClient;
    const sameAddress = await statuses(perAddress.count + 1, (index) => [
      { email: 'victim@example.com' },
      `198.51.${index}.1`,
    ]);
    expect(sameAddress).toEqual([...Array.from({ length: perAddress.count }, () => 200), 429]);
    const sameClient = await statuses(perClient.count + 1, (index) => [
      { email: `someone${index}@example.com` },
      '203.0.113.99',
    ]);
    expect(sameClient.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(sameClient.at(-1)).toBe(429);
  });

  test.each<Record<string, string>>([{}, { MARKET: 'b2b' }])(
    'is not offered by a shop with %j',
    async (environment) => {
      const other = await createTestShop(environment);
      const answer = await other.fetch('/api/public/withdraw', jsonPost(said()));
      expect(await refusalOf(answer)).toEqual([404, 'NOT_FOUND', problems['withdrawal.not-offered'].message]);
      expect(await other.services.db.$count(withdrawals)).toBe(0);
    },
  );
});

describe('the queue of withdrawals', () => {
  test('shows the order that is meant, by number or address, and whether the waiver was given', async () => {
    for (const contract of [`Order No. ${order.id}`, 'ANN@example.com', '4242', 'no idea'])
      await dataOf(await withdraw(said({ contract })));
    const meant = {
      id: order.id,
      email: 'ann@example.com',
      status: 'succeeded',
      waiverGivenAt: consentedAt.toISOString(),
    };
    expect((await listed()).withdrawals.map((one) => one.order)).toEqual([meant, meant, null, null]);
  });

  test('tells on the page of the order that one was declared, and who answered it', async () => {
    const told = async () =>
      (await dataOf<OrderDetails>(await asAdmin.get('adminOrderDetails', { orderId: order.id }))).events
        .filter(({ kind }) => kind.startsWith('withdrawal-'))
        .map(({ kind, at, by }) => [kind, at, by]);
    await dataOf(await withdraw(said()));
    const declared = ['withdrawal-declared', clock.now().toISOString(), null];
    expect(await told()).toEqual([declared]);
    clock.advance(1000);
    const [open] = (await listed()).withdrawals;
    await dataOf(await asAdmin.post('closeWithdrawal', { id: open?.id, note: 'Refunded.' }));
    expect(await told()).toEqual([
      declared,
      ['withdrawal-answered', clock.now().toISOString(), 'ada@shop.example'],
    ]);
  });

  test('an answer closes one with a note, once; two at the same time are one', async () => {
    await dataOf(await withdraw(said()));
    const [open] = (await listed()).withdrawals;
    const close = (note: string) => asAdmin.post('closeWithdrawal', { id: open?.id, note });
    expect((await close(' ')).status).toBe(400);
    const answers = await Promise.all([close('Refunded.'), close('Refunded, too.')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await refusalOf(await close('Again.'))).toEqual([
      409,
      'CONFLICT',
      problems['withdrawal.answered'].message,
    ]);
    expect((await listed()).withdrawals).toEqual([]);
    const [answered] = (await listed({ state: 'answered' })).withdrawals;
    expect(answered).toMatchObject({
      id: open?.id,
      answeredAt: clock.now().toISOString(),
      answeredBy: 'ada@shop.example',
      note: expect.stringMatching(/^Refunded/),
    } satisfies Partial<Withdrawal>);
    expect(await refusalOf(await asAdmin.post('closeWithdrawal', { id: 4_000_000, note: 'x' }))).toEqual([
      404,
      'NOT_FOUND',
      problems['withdrawal.not-found'].message,
    ]);
  });

  test('is gone through page by page, the oldest first', async () => {
    const count = withdrawal.pageSize + 3;
    await services.db.insert(withdrawals).values(
      Array.from({ length: count }, (_, index) => ({
        ...said({ name: `Number ${index}` }),
        receivedAt: clock.now(),
      })),
    );
    const first = await listed();
    expect(first.withdrawals.map(({ name }) => name).slice(0, 2)).toEqual(['Number 0', 'Number 1']);
    const rest = await listed({ after: first.next });
    expect(rest).toMatchObject({ next: null });
    expect([...first.withdrawals, ...rest.withdrawals]).toHaveLength(count);
  });

  test('that waits is told on the operations screen', async () => {
    await dataOf(await withdraw(said()));
    const { concerns } = await dataOf<Operations>(await asAdmin.get('operations'));
    expect(concerns).toContainEqual({ kind: 'withdrawals', count: 1 });
    expect(concerns).toContainEqual({
      kind: 'legal',
      missing: ['terms', 'privacy', 'imprint', 'withdrawal'],
    });
  });

  test('is nothing for anybody else', async () => {
    expect((await ann.get('getWithdrawals')).status).not.toBe(200);
    expect((await shop.fetch(pathOf('admin', 'getWithdrawals'))).status).toBe(401);
  });
});
