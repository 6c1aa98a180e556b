import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { DAY } from '#shared/units.ts';

/** A job is tried for some days from when it was queued, so one for a far day is queued anew until it is near. */
const MAX_DELAY_MS = DAY;

type Start = { promotionId: string; startsAt: Date };

export const queueStart = (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  { promotionId, startsAt }: Start,
) =>
  db.transaction((tx) => {
    const soonest = later(clock.now(), MAX_DELAY_MS);
    return queue.enqueue(
      tx,
      'start-promotion',
      { promotionId, startsAt: startsAt.toISOString() },
      { runAfter: startsAt < soonest ? startsAt : soonest },
    );
  });

/** Lets buyers use a code whose time has come. One that the provider does not know any more needs nothing. */
export const startPromotionCode = async (
  services: Pick<Services, 'db' | 'queue' | 'clock' | 'payments'>,
  { promotionId, startsAt }: Start,
) => {
  if (startsAt > services.clock.now()) return queueStart(services, { promotionId, startsAt });
  try {
    await services.payments.promotionCodes.start(promotionId);
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== 'resource_missing') throw error;
  }
};
