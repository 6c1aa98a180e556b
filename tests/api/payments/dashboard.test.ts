import { describe, expect, test } from 'vitest';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { payByCard, payDelayed, submitForm } from '#tests/support/payments/pay-on-page.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const DASHBOARD = '/sandbox/dashboard';

const shop = await createTestShop();
const { payments } = shop.services;
const { open } = await createSessionOpener(payments, { priceInCents: 10_000 });

const buy = async () => {
  const session = await open();
  await payByCard(shop, session.url);
  const { paymentIntent } = await payments.getSession(session.id);
  return paymentIntent ?? '';
};
const refundedOf = async (paymentIntent: string) =>
  (await payments.getPayment(paymentIntent)).refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
const act = (path: string, fields: Record<string, string> = {}) =>
  submitForm(shop, `${DASHBOARD}${path}`, fields);
const pageText = async () => (await shop.fetch(DASHBOARD)).text();
const eventTypes = async () => {
  const types: string[] = [];
  for await (const { type } of payments.listEvents(new Date(0))) types.push(type);
  return types;
};

describe('refunding', () => {
  test('gives back a part, then the rest, and never more than was paid', async () => {
    const payment = await buy();
    expect((await act(`/payments/${payment}/refund`, { amount: '25.50' })).status).toBe(303);
    expect(await payments.getPayment(payment)).toEqual({
      hasFailed: false,
      refunds: [
        {
          id: expect.stringMatching(/^re_/),
          amountInCents: 2550,
          status: 'succeeded',
          reason: null,
          failure: null,
          createdAt: shop.clock.now(),
        },
      ],
      disputes: [],
      paidAt: shop.clock.now(),
    });
    const tooMuch = await act(`/payments/${payment}/refund`, { amount: '74.51' });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.text()).toContain('greater than unrefunded amount on charge ($74.50)');
    await act(`/payments/${payment}/refund`);
    expect(await refundedOf(payment)).toBe(10_000);
    expect(await (await act(`/payments/${payment}/refund`)).text()).toContain('has already been refunded');
    expect(await eventTypes()).toContain('charge.refunded');
  });

  test('through the shop is done once for one key, and refused in words beyond what was paid', async () => {
    const paymentIntent = await buy();
    const refund = (amountInCents: number, idempotencyKey: string) =>
      payments.refund({ paymentIntent, amountInCents, idempotencyKey });
    await Promise.all([refund(1000, 'r1'), refund(1000, 'r1'), refund(1000, 'r1')]);
    expect(await refundedOf(paymentIntent)).toBe(1000);
    await expect(refund(9001, 'r2')).rejects.toMatchObject({ name: 'PaymentsError', isTransient: false });
    await Promise.allSettled([refund(5000, 'r3'), refund(5000, 'r4')]);
    expect(await refundedOf(paymentIntent)).toBe(6000);
    await payments.refund({ paymentIntent, idempotencyKey: 'r5' });
    await expect(payments.refund({ paymentIntent, idempotencyKey: 'r6' })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('can come back from the bank', async () => {
    const payment = await buy();
    await act(`/payments/${payment}/refund`, { amount: '10' });
    const refundId = /refunds\/(re_\w+)\/fail/.exec(await pageText())?.[1] ?? '';
    await act(`/refunds/${refundId}/fail`);
    expect(await refundedOf(payment)).toBe(0);
    expect(await eventTypes()).toContain('refund.failed');
  });

  test.each(['x', '-1', '0', '1.234', '1e3'])('%s dollars is refused', async (amount) => {
    expect((await act('/payments/pi_1/refund', { amount })).status).toBe(400);
  });
});

describe('a dispute', () => {
  test.each(['won', 'lost'] as const)('is opened and then %s', async (outcome) => {
    const payment = await buy();
    await act(`/payments/${payment}/dispute`);
    expect(await payments.getPayment(payment)).toMatchObject({
      disputes: [{ status: 'needs_response', amountInCents: 10_000 }],
    });
    const refund = payments.refund({ paymentIntent: payment, idempotencyKey: payment });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
    const disputeId = /disputes\/(du_\w+)\/move/.exec(await pageText())?.[1] ?? '';
    await act(`/disputes/${disputeId}/move`, { status: outcome });
    expect(await payments.getPayment(payment)).toMatchObject({ disputes: [{ status: outcome }] });
    expect((await act(`/disputes/${disputeId}/move`, { status: 'won' })).status).toBe(400);
    expect(await eventTypes()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
    );
  });
});

describe('the dashboard', () => {
  test('ends a delayed payment before its time', async () => {
    const session = await open();
    await payDelayed(shop, session.url, 'paid');
    expect(await pageText()).toContain('Finish delayed payment');
    await act(`/sessions/${session.id}/settle`);
    expect(await payments.getSession(session.id)).toMatchObject({ paymentStatus: 'paid' });
    expect((await eventTypes()).filter((type) => type.includes('async_payment'))).toEqual([
      'checkout.session.async_payment_succeeded',
    ]);
  });

  test('drops and delays what is to come, and says what became of each event', async () => {
    await act('/plan', { dropNext: '2', delaySeconds: '5' });
    await buy();
    const page = await pageText();
    expect(page.match(/class="state">dropped</g)).toHaveLength(2);
    await act('/plan', { dropNext: '0', delaySeconds: '0' });
    expect((await act('/plan', { dropNext: 'x', delaySeconds: '0' })).status).toBe(400);
    const eventId = /events\/(evt_\w+)\/repeat/.exec(page)?.[1] ?? '';
    expect((await act(`/events/${eventId}/repeat`)).status).toBe(303);
  });
});

test('in production there is no sandbox beside a real provider, and no dashboard beside the sandbox', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BINDERY_SECRET: 'a secret for tests only, long enough',
  };
  const statusOf = async (environment: Record<string, string>, path: string, init: RequestInit = {}) => {
    const other = await createTestShop({ ...production, ...environment });
    return (await other.fetch(path, { ...init, headers: { host: 'localhost:3000' } })).status;
  };
  const real = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const session = await open();
  expect(await statusOf(real, `/sandbox/checkout/${session.id}/pay`, { method: 'POST' })).toBe(404);
  expect(await statusOf(real, '/sandbox/style.css')).toBe(404);
  expect(await statusOf({ ALLOW_FAKE_PAYMENTS: '1' }, '/sandbox/style.css')).toBe(200);
  expect(await statusOf({ ALLOW_FAKE_PAYMENTS: '1' }, DASHBOARD)).toBe(404);
  await expect(createTestShop(production)).rejects.toThrow('ALLOW_FAKE_PAYMENTS');
});

test('the provider interface itself has no door to the network', async () => {
  const key = `Bearer sk_test_${shop.services.keys.sandboxAccess.toString('hex')}`;
  for (const path of ['/v1/balance', '/sandbox/v1/balance', '/sandbox/balance'])
    expect((await shop.fetch(path, { headers: { authorization: key } })).status).toBe(404);
});
