import { describe, expect, test } from 'vitest';
import type { CheckoutSession, PaymentState } from '#server/ports/payments.ts';
import type { DisputeStatus, RefundStatus } from '#shared/contract/refund.ts';
import { disputeFacts, refundFacts } from '#tests/support/payments/money-back.ts';
import { derivePaymentStatus } from './derive-payment-status.ts';
import type { OrderRow } from './order.ts';

type Known = Parameters<typeof derivePaymentStatus>[0];

const buyer: OrderRow['buyer'] = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  business: { name: 'Lee', website: '', street: '1 Way', city: 'Salem', state: 'OR', zipCode: '97301' },
  logoPath: null,
};
const order = (changed: Partial<Known> = {}): Known => ({
  status: 'pending',
  reviewReason: null,
  amountInCents: 19_999,
  currency: 'usd',
  paidInCents: null,
  taxInCents: null,
  discountInCents: null,
  isReverseCharge: false,
  taxNumber: null,
  closedBy: null,
  paymentIntent: null,
  buyer: null,
  ...changed,
});
const fulfilled = (changed: Partial<Known> = {}) =>
  order({ status: 'succeeded', paidInCents: 19_999, paymentIntent: 'pi_1', buyer, ...changed });

const session = (changed: Partial<CheckoutSession> = {}): CheckoutSession => ({
  id: 'cs_1',
  url: null,
  status: 'complete',
  paymentStatus: 'paid',
  reference: null,
  subtotalInCents: 19_999,
  totalInCents: 19_999,
  tax: null,
  currency: 'usd',
  paymentIntent: 'pi_1',
  invoiceId: null,
  expiresAt: new Date('2026-11-16T12:00:00Z'),
  isLive: false,
  ...changed,
});
const payment = (changed: Partial<PaymentState> = {}): PaymentState => ({
  hasFailed: false,
  paidAt: null,
  refunds: [],
  disputes: [],
  ...changed,
});
const open = session({ status: 'open', paymentStatus: 'unpaid', paymentIntent: null });
const unpaid = session({ paymentStatus: 'unpaid' });
const expired = session({ status: 'expired', paymentStatus: 'unpaid', paymentIntent: null });

const reasonFor = (changed: Partial<CheckoutSession>) =>
  derivePaymentStatus(order(), { session: session(changed), payment: payment() }).reviewReason;

describe('an order', () => {
  test.each<[string, Known, CheckoutSession, PaymentState | undefined, OrderRow['status']]>([
    ['that nobody has paid yet stays pending', order(), open, undefined, 'pending'],
    ['that is paid succeeds', order(), session(), payment(), 'succeeded'],
    ['whose payment is delayed stays pending', order(), unpaid, payment(), 'pending'],
    ['whose delayed payment did not come fails', order(), unpaid, payment({ hasFailed: true }), 'failed'],
    [
      'whose card was declined, but may try another, stays pending',
      order(),
      open,
      payment({ hasFailed: true }),
      'pending',
    ],
    ['whose session ran out fails', order(), expired, undefined, 'failed'],
    [
      'that had failed and is paid after all succeeds',
      order({ status: 'failed' }),
      session(),
      payment(),
      'succeeded',
    ],
    ['that had failed is not pending again', order({ status: 'failed' }), open, undefined, 'failed'],
    ['that succeeded is not undone by an old answer', fulfilled(), open, undefined, 'succeeded'],
    ['that succeeded is not undone by an expiry', fulfilled(), expired, undefined, 'succeeded'],
    [
      'that was fully refunded is refunded',
      fulfilled(),
      session(),
      payment({ refunds: [refundFacts(19_999)] }),
      'refunded',
    ],
    [
      'that was refunded before anybody knew it was paid is refunded',
      order(),
      session(),
      payment({ refunds: [refundFacts(19_999)] }),
      'refunded',
    ],
    [
      'that was partly refunded stays',
      fulfilled(),
      session(),
      payment({ refunds: [refundFacts(19_998)] }),
      'succeeded',
    ],
    [
      'whose refund failed after all succeeds again',
      fulfilled({ status: 'refunded' }),
      session(),
      payment({ refunds: [refundFacts(19_999, { status: 'failed' })] }),
      'succeeded',
    ],
    [
      'paid with a promotion code succeeds',
      order(),
      session({ totalInCents: 9_999 }),
      payment(),
      'succeeded',
    ],
    [
      'that a promotion code made free succeeds',
      order(),
      session({ totalInCents: 0, paymentStatus: 'no_payment_required', paymentIntent: null }),
      undefined,
      'succeeded',
    ],
    [
      'of a session marked free that is not complete stays pending',
      order(),
      session({ status: 'open', paymentStatus: 'no_payment_required' }),
      undefined,
      'pending',
    ],
    [
      'paid with another amount waits for review',
      order(),
      session({ subtotalInCents: 1, totalInCents: 1 }),
      payment(),
      'review',
    ],
    ['paid in another currency waits for review', order(), session({ currency: 'jpy' }), payment(), 'review'],
    [
      'paid with more than was asked waits for review',
      order(),
      session({ totalInCents: 20_000 }),
      payment(),
      'review',
    ],
    [
      'that waits for review and is refunded needs none any more',
      order({ status: 'review' }),
      session({ subtotalInCents: 1, totalInCents: 1 }),
      payment({ refunds: [refundFacts(1)] }),
      'refunded',
    ],
    [
      'that waits for review and turns out right succeeds',
      order({ status: 'review' }),
      session(),
      payment(),
      'succeeded',
    ],
  ])('%s', (_, known, asked, paid, status) => {
    expect(derivePaymentStatus(known, { session: asked, payment: paid }).status).toBe(status);
  });

  test('may be paid with tax on top of what was asked for, and not with more than that', () => {
    const tax = { taxInCents: 1600, discountInCents: 0, isReverseCharge: false, taxNumber: 'DE1' };
    const paid = (totalInCents: number) =>
      derivePaymentStatus(order(), { session: session({ totalInCents, tax }), payment: payment() });
    const asked = order().amountInCents;
    expect(paid(asked + 1600)).toMatchObject({
      status: 'succeeded',
      paidInCents: asked + 1600,
      taxInCents: 1600,
      taxNumber: 'DE1',
    });
    expect(paid(asked + 1601).status).toBe('review');
  });

  test('keeps what was paid, and by which payment', () => {
    const facts = {
      session: session({ totalInCents: 9_999 }),
      payment: payment({ refunds: [refundFacts(500)] }),
    };
    expect(derivePaymentStatus(order(), facts)).toEqual({
      status: 'succeeded',
      reviewReason: null,
      taxInCents: null,
      discountInCents: null,
      isReverseCharge: false,
      taxNumber: null,
      paidInCents: 9_999,
      closedBy: null,
      paymentIntent: 'pi_1',
    });
  });

  test('says why it waits for review', () => {
    expect(reasonFor({ currency: 'eur' })).toBe('The payment was made in EUR, the order in USD.');
    expect(reasonFor({ subtotalInCents: 1 })).toBe('The payment was for $0.01, the order for $199.99.');
    expect(reasonFor({ totalInCents: 20_000 })).toBe('$200.00 was paid for an order of $199.99.');
  });

  test.each<[DisputeStatus, OrderRow['closedBy']]>([
    ['warning_needs_response', 'dispute'],
    ['warning_under_review', 'dispute'],
    ['warning_closed', null],
    ['needs_response', 'dispute'],
    ['under_review', 'dispute'],
    ['appeal_needs_response', 'dispute'],
    ['prevented', null],
    ['lost', 'dispute'],
    ['won', null],
  ])('with a dispute that is %s is closed by %s', (status, closedBy) => {
    const facts = { session: session(), payment: payment({ disputes: [disputeFacts(status)] }) };
    for (const before of ['dispute', null] as const)
      expect(derivePaymentStatus(fulfilled({ closedBy: before }), facts)).toMatchObject({
        status: 'succeeded',
        closedBy,
      });
  });

  test('disputed twice is as the worse of both', () => {
    const disputes = [disputeFacts('won'), disputeFacts('lost', { id: 'du_2' })];
    const facts = { session: session(), payment: payment({ disputes }) };
    expect(derivePaymentStatus(fulfilled(), facts).closedBy).toBe('dispute');
  });

  test('closed by an administrator stays so, whatever the provider says of a payment', () => {
    const facts = { session: session({ totalInCents: 0 }), payment: undefined };
    expect(derivePaymentStatus(fulfilled({ closedBy: 'administrator' }), facts).closedBy).toBe(
      'administrator',
    );
  });

  test.each<[string, RefundStatus[], OrderRow['status']]>([
    ['two parts that are all of it', ['succeeded', 'succeeded'], 'refunded'],
    ['a part on its way', ['succeeded', 'pending'], 'refunded'],
    ['a part that failed', ['succeeded', 'failed'], 'succeeded'],
    ['a part that was cancelled', ['canceled', 'succeeded'], 'succeeded'],
  ])('refunded by %s', (_, [first = 'failed', second = 'failed'], status) => {
    const refunds = [refundFacts(9_999, { status: first }), refundFacts(10_000, { status: second })];
    expect(
      derivePaymentStatus(fulfilled(), { session: session(), payment: payment({ refunds }) }).status,
    ).toBe(status);
  });

  test('is judged alike however often it is asked about', () => {
    const facts = {
      session: session(),
      payment: payment({ refunds: [refundFacts(500)], disputes: [disputeFacts('needs_response')] }),
    };
    const once = derivePaymentStatus(order(), facts);
    expect(derivePaymentStatus({ ...order(), ...once, buyer }, facts)).toEqual(once);
  });
});
