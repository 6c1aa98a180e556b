import { type Ledger, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { PaymentErrorObject } from '#stripe-sandbox/objects/payments.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { type StoredRecord, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { openDispute } from '#stripe-sandbox/disputes.ts';
import { completeDelayed, completeFree, completePaid } from './complete-session.ts';
import { expireSession } from './expire-session.ts';
import { upsertPaymentIntent } from './payment-intent.ts';
import { isPromotionGood, removePromotion } from './promotion.ts';
import { cardOf, methodOf } from './test-cards.ts';

type Session = StoredRecord<'checkout.session'>;

export type PaymentMethodData =
  | { kind: 'card'; number: string }
  | { kind: 'delayed'; settles: 'paid' | 'failed' }
  /** Only where there is nothing to pay. */
  | { kind: 'nothing' };

export type Outcome =
  | { kind: 'done'; session: SessionObject }
  | { kind: 'refused'; message: string }
  | { kind: 'challenge' }
  | { kind: 'gone' };

/** Undefined when there is none. One whose time has run out is closed first. */
export const lockSession = async (ledger: Ledger, id: string): Promise<Session | undefined> => {
  const stored = await lockRecord(ledger, 'checkout.session', id);
  if (stored?.object.status !== 'open' || stored.object.expires_at > secondsOf(ledger.now)) return stored;
  return { ...stored, object: await expireSession(ledger, stored) };
};

/** Of two submits of one page, the second waits here and finds it done. */
export const paySession = (
  ledger: Ledger,
  id: string,
  paymentMethod: PaymentMethodData,
  seenTotal?: number,
) =>
  withOpen(ledger, id, async (stored): Promise<Outcome> => {
    if (seenTotal !== undefined && seenTotal !== stored.object.amount_total)
      return { kind: 'refused', message: 'The total has changed. Please check it and pay again.' };
    if (!(await isPromotionGood(ledger, stored))) {
      await removePromotion(ledger, stored);
      return { kind: 'refused', message: CODE_GONE };
    }
    if (stored.object.amount_total === 0)
      return { kind: 'done', session: await completeFree(ledger, stored) };
    if (paymentMethod.kind === 'nothing') return { kind: 'refused', message: 'Please choose how to pay.' };
    if (paymentMethod.kind === 'delayed')
      return { kind: 'done', session: await completeDelayed(ledger, stored, paymentMethod.settles) };
    return payByCard(ledger, stored, paymentMethod.number);
  });

const CODE_GONE =
  'The promotion code can no longer be used and was taken away. Please check the total and pay again.';

const payByCard = async (ledger: Ledger, stored: Session, number: string): Promise<Outcome> => {
  const { refusal = null, isChallenged = false, isDisputed = false } = cardOf(number);
  const method = methodOf(number);
  if (isChallenged) {
    const intent = await upsertPaymentIntent(ledger, stored, { status: 'requires_action' });
    await recordAttempt(ledger, stored, intent.id, { method, refusal });
    return { kind: 'challenge' };
  }
  if (refusal) return refuse(ledger, stored, refusal);
  const session = await completePaid(ledger, stored, method);
  if (isDisputed && session.payment_intent !== null) await openDispute(ledger, session.payment_intent);
  return { kind: 'done', session };
};

const NOT_CONFIRMED: PaymentErrorObject = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'Your bank could not confirm that it is you. Please try again or use another card.',
};

/** The holder's answer to the bank's question. */
export const answerChallenge = (ledger: Ledger, id: string, isConfirmed: boolean) =>
  withOpen(ledger, id, async (stored): Promise<Outcome> => {
    const { challenge } = stored.inner;
    if (!(await isPromotionGood(ledger, stored))) {
      await removePromotion(ledger, stored);
      return { kind: 'refused', message: CODE_GONE };
    }
    if (!challenge) return { kind: 'refused', message: NOT_CONFIRMED.message };
    if (!isConfirmed) return refuse(ledger, stored, NOT_CONFIRMED);
    if (challenge.refusal) return refuse(ledger, stored, challenge.refusal);
    return { kind: 'done', session: await completePaid(ledger, stored, challenge.method) };
  });

const refuse = async (ledger: Ledger, stored: Session, error: PaymentErrorObject): Promise<Outcome> => {
  const intent = await upsertPaymentIntent(ledger, stored, {
    status: 'requires_payment_method',
    last_payment_error: error,
  });
  await recordAttempt(ledger, stored, intent.id, null);
  return { kind: 'refused', message: error.message };
};

const recordAttempt = async (
  ledger: Ledger,
  { object, inner }: Session,
  intentId: string,
  challenge: Session['inner']['challenge'],
) => {
  const addKeys = object.payment_intent === null ? [`payment_intent:${intentId}`] : [];
  await saveRecord(
    ledger,
    { ...object, payment_intent: intentId },
    { inner: { ...inner, challenge }, addKeys },
  );
};

const withOpen = async (
  ledger: Ledger,
  id: string,
  work: (stored: Session) => Promise<Outcome>,
): Promise<Outcome> => {
  const stored = await lockSession(ledger, id);
  if (!stored || stored.object.status === 'expired') return { kind: 'gone' };
  if (stored.object.status === 'complete') return { kind: 'done', session: stored.object };
  return work(stored);
};
