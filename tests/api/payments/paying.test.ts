import { describe, expect, test } from 'vitest';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import {
  answerBank,
  cards,
  enterCode,
  payByCard,
  payDelayed,
  submitForm,
} from '#tests/support/payments/pay-on-page.ts';
import { createTestShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { payments } = shop.services;
const { open } = await createSessionOpener(payments);

const stateOf = async (id: string) => {
  const { status, paymentStatus } = await payments.getSession(id);
  return `${status} ${paymentStatus}`;
};

describe('a good card', () => {
  test('pays the session and sends the buyer back to the shop with its id', async () => {
    const session = await open();
    const page = await shop.fetch(session.url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('TEST MODE');
    expect(html).toContain('Warehouse safety');
    expect(html).toContain('Pay $199.99');

    const answer = await payByCard(shop, session.url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/checkout-success?session_id=${session.id}`);
    const paid = await payments.getSession(session.id);
    expect(paid).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
      totalInCents: 19_999,
      url: null,
      paymentIntent: expect.stringMatching(/^pi_/),
      invoiceId: expect.stringMatching(/^in_/),
    });
    expect(await payments.getPayment(paid.paymentIntent ?? '')).toEqual({
      refunds: [],
      hasFailed: false,
      disputes: [],
      paidAt: shop.clock.now(),
    });
    expect(await payments.findInvoice(paid)).toMatchObject({
      id: paid.invoiceId,
      pdfUrl: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/invoices\/[\w]{40,}\.pdf$/),
    });
    expect(await payments.findInvoice({ ...paid, invoiceId: null })).toMatchObject({ id: paid.invoiceId });
  });

  test('pays once, however often the page is sent', async () => {
    const session = await open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => payByCard(shop, session.url)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    const charges = await shop.services.db.$client.query(
      `select 1 from stripe_sandbox.records where kind = 'charge' and object->'metadata'->>'reference' = $1`,
      [session.reference],
    );
    expect(charges.rowCount).toBe(1);
    expect(await (await shop.fetch(session.url)).text()).toContain('This order is complete');
  });
});

describe('a bad card', () => {
  test.each([
    [cards.declined, 'Your card was declined.'],
    [cards.poor, 'Your card has insufficient funds.'],
    ['4111111111111111', 'only the test cards listed on this page work'],
  ])('%s is refused in words, and another may be tried', async (number, sentence) => {
    const session = await open();
    const refused = await payByCard(shop, session.url, number);
    expect(refused.status).toBe(402);
    const page = await refused.text();
    expect(page).toContain(sentence);
    expect(page).toContain('value="Dana Reyes"');
    expect(page).not.toContain(`value="${number}"`);
    expect(page).not.toContain('value="123"');
    expect(await stateOf(session.id)).toBe('open unpaid');
    expect((await payByCard(shop, session.url)).status).toBe(303);
    expect(await stateOf(session.id)).toBe('complete paid');
  });

  test('with missing or wrong fields is not tried at all', async () => {
    const session = await open();
    const answer = await submitForm(shop, `${session.url}/pay`, {
      number: '4242 4242 4242 4241',
      expiry: '10 / 26',
      cvc: '12',
      name: ' ',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    for (const sentence of [
      'This card number is not complete or not valid.',
      'This card has expired.',
      'The security code has 3 or 4 digits.',
      'Enter the name on the card.',
      'Enter the ZIP code.',
    ])
      expect(page).toContain(`-error">${sentence}`);
    expect((await payments.getSession(session.id)).paymentIntent).toBeNull();
  });
});

describe('3-D Secure', () => {
  test('that fails leaves the session open; once confirmed, it pays', async () => {
    const session = await open();
    const asked = await payByCard(shop, session.url, cards.asksFirst);
    expect(asked.headers.get('location')).toMatch(/\/sandbox\/checkout\/cs_test_\w+\/confirm$/);
    expect(await (await shop.fetch(`${session.url}/confirm`)).text()).toContain('Confirm your payment');
    expect(await stateOf(session.id)).toBe('open unpaid');

    const failed = await answerBank(shop, session.url, 'fail');
    expect(failed.status).toBe(402);
    expect(await failed.text()).toContain('could not confirm that it is you');
    expect(await stateOf(session.id)).toBe('open unpaid');
    expect((await answerBank(shop, session.url, 'confirm')).status).toBe(402);

    await payByCard(shop, session.url, cards.asksFirst);
    expect((await answerBank(shop, session.url, 'confirm')).status).toBe(303);
    expect(await stateOf(session.id)).toBe('complete paid');
  });

  test('that is confirmed can still end in a refusal', async () => {
    const session = await open();
    await payByCard(shop, session.url, cards.asksThenPoor);
    const refused = await answerBank(shop, session.url, 'confirm');
    expect(await refused.text()).toContain('insufficient funds');
    expect(await stateOf(session.id)).toBe('open unpaid');
  });
});

describe('a delayed payment', () => {
  test.each([
    ['paid', 'complete paid'],
    ['failed', 'complete unpaid'],
  ] as const)('that ends %s leaves the session unpaid until then', async (settles, state) => {
    const session = await open();
    expect((await payDelayed(shop, session.url, settles)).status).toBe(303);
    expect(await stateOf(session.id)).toBe('complete unpaid');
    await shop.runSandbox();
    expect(await stateOf(session.id)).toBe('complete unpaid');
    shop.clock.advance(60_000);
    await shop.runSandbox();
    expect(await stateOf(session.id)).toBe(state);
    const settled = await payments.getSession(session.id);
    expect(Boolean(await payments.findInvoice(settled))).toBe(settles === 'paid');
  });
});

describe('a promotion code', () => {
  test('lowers the total, in any letter case, and can be taken off again', async () => {
    const session = await open();
    expect((await enterCode(shop, session.url, ' save10 ')).status).toBe(303);
    expect(await (await shop.fetch(session.url)).text()).toContain('Pay $179.99');
    await submitForm(shop, `${session.url}/promotion/remove`, {});
    expect(await (await shop.fetch(session.url)).text()).toContain('Pay $199.99');
    await enterCode(shop, session.url, 'SAVE10');
    await payByCard(shop, session.url);
    expect(await payments.getSession(session.id)).toMatchObject({
      subtotalInCents: 19_999,
      totalInCents: 17_999,
    });
  });

  test('that takes everything off needs no card and makes no payment', async () => {
    const session = await open();
    await enterCode(shop, session.url, 'FREE100');
    const page = await (await shop.fetch(session.url)).text();
    expect(page).toContain('No card is needed.');
    expect(page).not.toContain('name="number"');
    expect((await submitForm(shop, `${session.url}/pay`, {})).status).toBe(303);
    const done = await payments.getSession(session.id);
    expect(done).toMatchObject({
      paymentStatus: 'no_payment_required',
      totalInCents: 0,
      paymentIntent: null,
    });
    expect(await payments.findInvoice(done)).toBeDefined();
  });

  test('that does not exist is refused in words', async () => {
    const session = await open();
    expect((await enterCode(shop, session.url, 'NO\0PE')).status).toBe(422);
    const refused = await enterCode(shop, session.url, 'NOPE');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This code does not exist or can no longer be used.');
  });

  test('entered in another tab changes the total: the buyer is asked again', async () => {
    const session = await open();
    await enterCode(shop, session.url, 'SAVE10');
    const fields = { number: cards.good, expiry: '12 / 34', cvc: '123', name: 'D', zip: '1', total: '19999' };
    const refused = await submitForm(shop, `${session.url}/pay`, fields);
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('The total has changed.');
    expect(await stateOf(session.id)).toBe('open unpaid');
  });
});

describe('a session that is over', () => {
  test('says so plainly when it has expired, and takes no card', async () => {
    const session = await open();
    shop.clock.advance(24 * 3_600_000);
    const page = await shop.fetch(session.url);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This payment page has expired');
    expect((await payByCard(shop, session.url)).status).toBe(410);
    expect(await payments.getSession(session.id)).toMatchObject({ status: 'expired', url: null });
  });

  test('expires by itself, without anybody looking', async () => {
    const session = await open();
    shop.clock.advance(24 * 3_600_000);
    await shop.runSandbox();
    expect(await stateOf(session.id)).toBe('expired unpaid');
  });

  test('stays paid when it is asked to expire', async () => {
    const session = await open();
    await payByCard(shop, session.url);
    expect(await payments.expireSession(session.id)).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
    });
  });

  test.each(['cs_test_made_up', '%00', "'", '..%2f'])('does not exist under the name %s', async (name) => {
    const page = await shop.fetch(`/sandbox/checkout/${name}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('There is no such payment');
    expect((await payByCard(shop, `/sandbox/checkout/${name}`)).status).toBe(404);
  });
});

describe('the payment page', () => {
  test('keeps nothing of a card but its brand and last four digits', async () => {
    const session = await open();
    await payByCard(shop, session.url, cards.declined);
    await payByCard(shop, session.url, cards.asksFirst);
    await payByCard(shop, session.url);
    const { rows } = await shop.services.db.$client.query<{ row: string }>(
      'select object::text || "inner"::text as row from stripe_sandbox.records',
    );
    const everything = rows.map(({ row }) => row).join('\n') + shop.logLines.join('\n');
    const secrets = [cards.good, cards.declined, cards.asksFirst, '04101', '12 / 34'];
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    expect(everything.includes('"last4": "4242"')).toBe(true);
  });

  test('takes no form from another site', async () => {
    const session = await open();
    const answer = await shop.fetch(`${session.url}/pay`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ number: cards.good }),
    });
    expect(answer.status).toBe(403);
  });
});
