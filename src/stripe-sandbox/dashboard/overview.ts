import { desc, eq } from 'drizzle-orm';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import type { DeliveryPlanObject, EventObject } from '#stripe-sandbox/objects/events.ts';
import type { DisputeObject } from '#stripe-sandbox/objects/disputes.ts';
import type { ChargeObject, PaymentIntentObject, RefundObject } from '#stripe-sandbox/objects/payments.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { currentPlan } from '#stripe-sandbox/webhooks/delivery-plan.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';
import { deliveries, records } from '#stripe-sandbox/tables.ts';

const LISTED = 30;

export type PaymentRow = {
  intent: PaymentIntentObject;
  session: SessionObject | undefined;
  charge: ChargeObject | undefined;
  disputes: DisputeObject[];
  refunds: RefundObject[];
};

export type EventRow = { event: EventObject; state: string; attempts: number; lastAnswer: string | null };

export type Overview = { payments: PaymentRow[]; events: EventRow[]; plan: DeliveryPlanObject };

export const readOverview = async (ledger: Ledger): Promise<Overview> => {
  const intents = await listObjects(ledger, 'payment_intent', { limit: LISTED });
  const payments: PaymentRow[] = [];
  for (const intent of intents) payments.push(await readPayment(ledger, intent));
  return { payments, events: await listEvents(ledger), plan: await currentPlan(ledger) };
};

const readPayment = async (ledger: Ledger, intent: PaymentIntentObject): Promise<PaymentRow> => {
  const keys = [`payment_intent:${intent.id}`];
  const [session] = await listObjects(ledger, 'checkout.session', { keys, limit: 1 });
  const charge = intent.latest_charge ? await findRecord(ledger, 'charge', intent.latest_charge) : undefined;
  return {
    intent,
    session,
    charge: charge?.object,
    disputes: await listObjects(ledger, 'dispute', { keys, limit: 10 }),
    refunds: await listObjects(ledger, 'refund', { keys, limit: 10 }),
  };
};

const listEvents = async ({ tx }: Ledger): Promise<EventRow[]> => {
  const rows = await tx
    .select({
      event: records.object,
      state: deliveries.state,
      attempts: deliveries.attempts,
      lastAnswer: deliveries.lastAnswer,
    })
    .from(records)
    .innerJoin(deliveries, eq(deliveries.eventId, records.id))
    .where(eq(records.kind, 'event'))
    .orderBy(desc(records.arrival))
    .limit(LISTED);
  return rows as unknown as EventRow[];
};
