import { type Books, secondsOf } from '#stripe-sandbox/books.ts';
import type { PaymentErrorObject } from '#stripe-sandbox/objects/money.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { type Kept, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { completeDelayed, completeFree, completePaid } from './complete-session.ts';
import { expireSession } from './expire-session.ts';
import { putPaymentIntent } from './payment-intent.ts';
import { findPromotion, removePromotion } from './promotion.ts';
import { cardOf, methodOf } from './test-cards.ts';

type Session = Kept<'checkout.session'>;

export type Tender =
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
export const takeSession = async (books: Books, id: string): Promise<Session | undefined> => {
  const kept = await lockRecord(books, 'checkout.session', id);
  if (kept?.object.status !== 'open' || kept.object.expires_at > secondsOf(books.now)) return kept;
  return { ...kept, object: await expireSession(books, kept) };
};

/** Of two submits of one page, the second waits here and finds it done. */
export const paySession = (books: Books, id: string, tender: Tender, seenTotal?: number) =>
  withOpen(books, id, async (kept): Promise<Outcome> => {
    const { promotion } = kept.inner;
    if (promotion && !(await findPromotion(books, promotion.code))) {
      await removePromotion(books, kept);
      return {
        kind: 'refused',
        message: `The code ${promotion.code} can no longer be used. Please check the new total.`,
      };
    }
    if (seenTotal !== undefined && seenTotal !== kept.object.amount_total)
      return { kind: 'refused', message: 'The total has changed. Please check it and pay again.' };
    if (kept.object.amount_total === 0) return { kind: 'done', session: await completeFree(books, kept) };
    if (tender.kind === 'nothing') return { kind: 'refused', message: 'Please choose how to pay.' };
    if (tender.kind === 'delayed')
      return { kind: 'done', session: await completeDelayed(books, kept, tender.settles) };
    return payByCard(books, kept, tender.number);
  });

const payByCard = async (books: Books, kept: Session, number: string): Promise<Outcome> => {
  const { refusal = null, isChallenged = false } = cardOf(number);
  const method = methodOf(number);
  if (isChallenged) {
    const intent = await putPaymentIntent(books, kept, { status: 'requires_action' });
    await noteTry(books, kept, intent.id, { method, refusal });
    return { kind: 'challenge' };
  }
  if (refusal) return refuse(books, kept, refusal);
  return { kind: 'done', session: await completePaid(books, kept, method) };
};

const NOT_CONFIRMED: PaymentErrorObject = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'Your bank could not confirm that it is you. Please try again or use another card.',
};

/** The holder's answer to the bank's question. */
export const answerChallenge = (books: Books, id: string, isConfirmed: boolean) =>
  withOpen(books, id, async (kept): Promise<Outcome> => {
    const { challenge } = kept.inner;
    if (!challenge) return { kind: 'refused', message: NOT_CONFIRMED.message };
    if (!isConfirmed) return refuse(books, kept, NOT_CONFIRMED);
    if (challenge.refusal) return refuse(books, kept, challenge.refusal);
    return { kind: 'done', session: await completePaid(books, kept, challenge.method) };
  });

const refuse = async (books: Books, kept: Session, error: PaymentErrorObject): Promise<Outcome> => {
  const intent = await putPaymentIntent(books, kept, {
    status: 'requires_payment_method',
    last_payment_error: error,
  });
  await noteTry(books, kept, intent.id, null);
  return { kind: 'refused', message: error.message };
};

const noteTry = async (
  books: Books,
  { object, inner }: Session,
  intentId: string,
  challenge: Session['inner']['challenge'],
) => {
  const addKeys = object.payment_intent === null ? [`payment_intent:${intentId}`] : [];
  await saveRecord(
    books,
    { ...object, payment_intent: intentId },
    { inner: { ...inner, challenge }, addKeys },
  );
};

const withOpen = async (
  books: Books,
  id: string,
  work: (kept: Session) => Promise<Outcome>,
): Promise<Outcome> => {
  const kept = await takeSession(books, id);
  if (!kept || kept.object.status === 'expired') return { kind: 'gone' };
  if (kept.object.status === 'complete') return { kind: 'done', session: kept.object };
  return work(kept);
};
