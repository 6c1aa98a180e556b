import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

export const checkout = {
  /** Of an order's invoice: each makes two documents at the provider that stay for ever. */
  corrections: [
    { count: 1, windowMs: MINUTE },
    { count: 3, windowMs: DAY },
  ],
  /** The provider looks each of them up at a tax office. */
  taxNumbers: [
    { count: 5, windowMs: MINUTE },
    { count: 20, windowMs: DAY },
  ],
  perCustomer: [{ count: 10, windowMs: MINUTE }],
  /** What the provider takes in one payment. */
  maxTotalInCents: 99_999_999,
  /** A buyer learns within ten seconds that the payment page cannot be opened. */
  answerWithinMs: 9 * SECOND,
  /** Another click may be opening the same session: how often, and how far apart, it is asked for again. */
  openTries: 4,
  openPauseMs: 300,
  /** A session that the provider never opened is asked for again under the same key for this long, then under a new one. */
  unopenedMs: 5 * MINUTE,
} as const;

/** From the payment to an order that is known to be paid. */
export const settling = {
  /** However often a screen asks, the provider is asked only so often. */
  pollSyncMs: SECOND,
  pollAnswerMs: 5 * SECOND,
  /** An order that stays open is asked about less and less often: after a twentieth of its age, at most this. */
  maxReconcileMs: HOUR,
  reconcileAgeShare: 20,
  reconcileBatch: 50,
  missedEventsEveryMs: HOUR,
  /** An event that led to nothing for this long has lost its job. */
  unprocessedAfterMs: 5 * MINUTE,
  /** Looked through again each time, for events that the provider lists late. */
  missedEventsOverlapMs: HOUR,
  /** How far back the first look goes: as long as the provider repeats a delivery. */
  missedEventsFirstMs: 3 * DAY,
  /** Longer than the provider lists events, or an old one could be taken for new. */
  keepEventsMs: 60 * DAY,
  /** Answers that were overtaken by newer ones before they could be written. */
  syncRounds: 5,
  /** A receipt waits so many tries for its invoice, then goes without. */
  receiptPatience: 5,
} as const;
