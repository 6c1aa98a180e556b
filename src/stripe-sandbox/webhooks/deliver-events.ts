import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { deliveries } from '#stripe-sandbox/tables.ts';
import { later } from '#server/kernel/clock.ts';
import { limits } from '#stripe-sandbox/limits.ts';
import type { Ledger, InLedger } from '#stripe-sandbox/ledger.ts';
import { getObject } from '#stripe-sandbox/records.ts';
import { signedRequest } from './sign-event.ts';

export type Deliver = (request: Request) => Promise<Response>;

type Sender = {
  inLedger: InLedger;
  deliver: Deliver;
  webhookUrl: string;
  webhookSecret: string;
};

/** Tells the shop of every event that is due, at least once: who dies in the middle is followed by the next. */
export const deliverEvents = async (sender: Sender, signal: AbortSignal) => {
  while (!signal.aborted && (await deliverNext(sender)));
};

const deliverNext = async ({ inLedger, deliver, webhookUrl: url, webhookSecret: secret }: Sender) => {
  const claimed = await inLedger(claimDue);
  if (!claimed) return false;
  const { event, attempts, now } = claimed;
  const answer = await outcomeOf(() => deliver(signedRequest(event, { url, secret, now })));
  await inLedger((ledger) => recordOutcome(ledger, event.id, attempts, answer));
  return true;
};

/** Ours for as long as an answer may take; after that it is due again. */
const claimDue = async (ledger: Ledger) => {
  const { tx, now } = ledger;
  const [due] = await tx
    .select()
    .from(deliveries)
    // As the index says it: a parameter could stand for any state.
    .where(and(sql`${deliveries.state} = 'waiting'`, lte(deliveries.dueAt, now)))
    .orderBy(asc(deliveries.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  const attempts = due.attempts + 1;
  const dueAt = later(now, limits.deliveryLeaseMs);
  await tx.update(deliveries).set({ attempts, dueAt }).where(eq(deliveries.eventId, due.eventId));
  return { event: await getObject(ledger, 'event', due.eventId), attempts, now };
};

type Answer = { isTaken: boolean; text: string };

const outcomeOf = async (send: () => Promise<Response>): Promise<Answer> => {
  try {
    const { ok, status } = await send();
    return { isTaken: ok, text: String(status) };
  } catch (error) {
    return { isTaken: false, text: error instanceof Error ? error.message : 'no answer' };
  }
};

const recordOutcome = async (
  { tx, now, scheduleRun }: Ledger,
  eventId: string,
  attempts: number,
  { isTaken, text }: Answer,
) => {
  const isGivenUp = !isTaken && attempts >= limits.deliveryAttempts;
  const dueAt = later(now, waitAfter(attempts));
  const state = isTaken ? 'delivered' : isGivenUp ? 'failed' : 'waiting';
  await tx.update(deliveries).set({ state, dueAt, lastAnswer: text }).where(eq(deliveries.eventId, eventId));
  if (state === 'waiting') await scheduleRun(tx, dueAt);
};

const waitAfter = (attempts: number) =>
  Math.min(limits.deliveryFirstWaitMs * 2 ** (attempts - 1), limits.deliveryMaxWaitMs);
