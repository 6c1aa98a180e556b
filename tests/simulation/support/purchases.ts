import { approveDocuments } from '#server/modules/binder/approval/approve-documents.ts';
import { getBinder } from '#server/modules/binder/listing/get-binder.ts';
import { regenerateOrder } from '#server/modules/generation/regenerate-order.ts';
import { binderInput } from '#shared/contract/binder.ts';
import { createCheckout } from '#server/modules/checkout/create-checkout.ts';
import { getLatestOrder } from '#server/modules/checkout/get-latest-order.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { refundOrder } from '#server/modules/checkout/refunds/refund-order.ts';
import { retryGeneration } from '#server/modules/orders/retry-generation.ts';
import { madeAhead } from '#server/db/schema/ahead.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';
import { upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import { eq, isNotNull } from 'drizzle-orm';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { editUnnoticed } from './careless-adoption.ts';
import { IN_TRANSACTION } from './simulated-queue.ts';
import type { Fault, FaultPlan } from './faults.ts';
import { signedBodyOf } from './simulated-provider.ts';
import { addBuyer, BUSINESS, type SimulatedShop } from './simulated-shop.ts';
import { type Simulation, type SimulationOptions, startSimulation } from './simulation.ts';

/** How things are done, and how hard it is made; a naive shop does them otherwise. */
export type Habits = {
  /** Tells the provider that an event has arrived before it is kept. */
  acknowledgesFirst?: boolean;
  /** Nobody asks the provider by themselves. */
  neverAsks?: boolean;
  /** Uses what was made ahead for an order, whatever its buyer has changed since. */
  usesAnyAhead?: boolean;
  /** Calls that break every other time. */
  harshOn?: RegExp;
  flaw?: SimulationOptions['flaw'];
};

type Buyer = {
  id: string;
  email: string;
  priceId: string;
  sessionId?: string;
  orderId?: number;
  hasPaid?: boolean;
  isDisputed?: boolean;
};

const STEPS = 36;
const FAULT_EVERY = 9;
const FAULTS: readonly [Fault, ...Fault[]] = [
  'fails before',
  'fails after',
  'crash before',
  'crash after',
  'slow',
];
/** How often the provider delivers an event. */
const COPIES = [0, 1, 1, 5] as const;

/** A few buyers of one seed, from the first click to the last mail, while anything may break; then what is wrong. */
export const simulatePurchases = async (shop: SimulatedShop, seed: number, habits: Habits = {}) => {
  const { below, pick } = seededRandom(seed);
  const kept = new Map<string, Uint8Array>();
  const buyers: Buyer[] = Array.from({ length: 1 + below(2) }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    email: `buyer${index}@example.com`,
    priceId: pick(shop.priceIds as [string, ...string[]]),
  }));
  for (const { id, email } of buyers) await addBuyer(shop.db, kept, { id, email, hasLogo: below(2) === 0 });
  const simulation = await startSimulation({ shop, seed, kept, ...(habits.flaw && { flaw: habits.flaw }) });
  const { outside, act } = simulation;
  const { provider, clock } = outside;
  let names = 0;
  const deliveries = createDeliveries(simulation, habits, () => COPIES[below(COPIES.length)] ?? 1);

  const checkout = (buyer: Buyer) =>
    act(`${buyer.email} checks out`, async (services) => {
      const items = [{ stripePriceId: buyer.priceId, quantity: 1 }];
      const { url } = await createCheckout(services, buyer.id, items);
      buyer.sessionId = url.slice(Math.max(url.lastIndexOf('/'), url.lastIndexOf('=')) + 1);
    });
  const pay = async (buyer: Buyer) => {
    simulation.trace.push(`${buyer.email} pays ${buyer.sessionId}`);
    if (buyer.sessionId) provider.pay(buyer.sessionId);
    buyer.hasPaid = true;
  };
  const look = (buyer: Buyer) =>
    act(`${buyer.email} looks`, async (services) => {
      const order = await getLatestOrder(services, buyer.id, { sessionId: buyer.sessionId });
      if (order?.status === 'succeeded' || order?.status === 'refunded') buyer.orderId = order.id;
    });
  const dispute = (buyer: Buyer) => {
    if (!buyer.sessionId) return;
    simulation.trace.push(`${buyer.email} disputes`);
    provider.dispute(buyer.sessionId, 'needs_response');
    buyer.isDisputed = true;
  };
  const refund = (buyer: Buyer) =>
    act(`${buyer.email} gets a part back`, async (services) => {
      const { orderId } = buyer;
      if (orderId === undefined) return;
      const part = { amount: 100, refundedBefore: 0 };
      await refundOrder(services, { orderId, part, by: shop.uploadedBy });
    });

  /** Another name each time, so that every document tells by which of them it was made. */
  const rename = (buyer: Buyer) =>
    act(`${buyer.email} has another name`, async (services) => {
      names += 1;
      const business = { ...BUSINESS, name: `Lee Bakery ${names}` };
      const edit = () => upsertBusiness(services.db, buyer.id, business, clock.now());
      if (habits.usesAnyAhead) await editUnnoticed(services, await listPending(services, buyer.id), edit);
      else await edit();
    });

  const approve = (buyer: Buyer) =>
    act(`${buyer.email} approves what there is`, async (services) => {
      const { documents, today } = await getBinder(
        services,
        buyer.id,
        binderInput.parse({ need: 'approve' }),
      );
      const [first] = documents;
      if (!first) return;
      const ids = below(2) === 0 ? [first.id] : documents.map(({ id }) => id);
      await approveDocuments(services, buyer.id, approval(ids, today));
    });
  const regenerate = (buyer: Buyer) =>
    act(`${buyer.email} has the documents made again`, async (services) => {
      const { orderId } = buyer;
      if (orderId !== undefined) await regenerateOrder(services, { orderId, customerId: buyer.id });
    });

  /** What the buyer does next; now and then, in a second tab, the same again. */
  const goOn = (buyer: Buyer) => {
    if (buyer.sessionId === undefined || below(5) === 0) return checkout(buyer);
    if (!buyer.hasPaid) return pay(buyer);
    return habits.neverAsks ? undefined : look(buyer);
  };
  const workAny = () => simulation.work(below(4));
  const step = async (): Promise<unknown> => {
    const buyer = buyers[below(buyers.length)] ?? buyers[0];
    const dice = below(100);
    if (!buyer) return undefined;
    if (dice < 26) return goOn(buyer);
    if (dice < 46) return deliveries.deliver(below);
    if (dice < 50) return clock.advance(1000 * (1 + below(40)));
    if (dice < 53) return habits.neverAsks ? undefined : simulation.recur('reconcile-orders');
    if (dice < 54) return simulation.crash();
    if (dice < 56) return dispute(buyer);
    if (dice < 57) return refund(buyer);
    if (dice < 61) return rename(buyer);
    if (dice < 62) return simulation.recur('clear-ahead');
    if (dice < 66) return approve(buyer);
    if (dice < 68) return regenerate(buyer);
    return workAny();
  };

  const faults: FaultPlan = (call) => {
    if (below(habits.harshOn?.test(call) ? 2 : FAULT_EVERY) > 0) return 'none';
    const fault = pick(FAULTS);
    return fault === 'slow' && call === IN_TRANSACTION ? 'none' : fault;
  };
  simulation.setFaults(faults, async () => {
    clock.advance(below(15_000));
    for (let steps = below(4); steps > 0; steps -= 1) await step();
  });
  for (let steps = 0; steps < STEPS; steps += 1) await step();

  simulation.setFaults(() => 'none');
  if (habits.neverAsks !== true)
    for (const buyer of buyers) {
      clock.advance(2000);
      await look(buyer);
    }
  const unseen = await unseenBy(buyers, provider, habits);
  await deliveries.deliverAll();
  await simulation.settle();
  for (const { sessionId, isDisputed } of buyers)
    if (sessionId && isDisputed) provider.dispute(sessionId, 'won');
  await deliveries.deliverAll();
  await simulation.settle();
  await retryFailed(shop, simulation);
  const usedAhead = await shop.db.$count(madeAhead, eq(madeAhead.outcome, 'used'));
  const issued = await shop.db.$count(binderRevisions, isNotNull(binderRevisions.issuedAt));
  const problems = [...unseen, ...(await simulation.examine(habits))];
  const { length: paid } = await provider.listPaidSessions();
  return { problems, trace: simulation.trace, paid, usedAhead, issued };
};

const approval = (ids: number[], effectiveDate: string) => ({
  ids,
  name: 'Ann Lee',
  role: 'Owner',
  effectiveDate,
  reviewMonths: 12,
});

const listPending = async ({ db }: Services, customerId: string) =>
  (await db.select().from(orders).where(eq(orders.customerId, customerId)))
    .filter(({ status }) => status === 'pending')
    .map(({ id }) => id);

/** Whoever has paid and looks once more, with nothing broken, sees the purchase: the success page looks ten times. */
const unseenBy = async (
  buyers: Buyer[],
  provider: Simulation['outside']['provider'],
  { neverAsks }: Habits,
) => {
  if (neverAsks) return [];
  const paid = new Set((await provider.listPaidSessions()).map(({ id }) => id));
  return buyers
    .filter(({ sessionId, orderId }) => sessionId && paid.has(sessionId) && orderId === undefined)
    .map(({ email }) => `${email} has paid and does not see it`);
};

/** Of each event some copies, in any order, each until it is acknowledged. */
const createDeliveries = (
  { outside, act }: Simulation,
  { acknowledgesFirst = false }: Habits,
  copies: () => number,
) => {
  const waiting: { index: number }[] = [];
  let planned = 0;
  const plan = () => {
    for (; planned < outside.provider.events.length; planned += 1)
      for (let copy = copies(); copy > 0; copy -= 1) waiting.push({ index: planned });
  };
  const tell = async (place: number) => {
    const [told] = waiting.splice(place, 1);
    const event = told && outside.provider.events[told.index];
    if (!event) return;
    const outcome = { isAcknowledged: acknowledgesFirst };
    await act(`event ${event.id} ${event.type}`, async (services) => {
      await receiveEvent(services, signedBodyOf(event), 'signed');
      outcome.isAcknowledged = true;
    });
    if (!outcome.isAcknowledged) waiting.push(told);
  };
  return {
    deliver: async (below: (limit: number) => number) => {
      plan();
      if (waiting.length > 0) await tell(below(waiting.length));
    },
    deliverAll: async () => {
      plan();
      while (waiting.length > 0) await tell(0);
    },
  };
};

/** What has failed too often is asked for again, as its buyer would. */
const retryFailed = async ({ db }: SimulatedShop, simulation: Simulation) => {
  const failed = await db
    .selectDistinct({ orderId: lineItems.orderId })
    .from(lineItems)
    .where(eq(lineItems.status, 'FAILED'));
  for (const { orderId } of failed)
    await simulation.act('retry', async (services) => void (await retryGeneration(services, { orderId })));
  await simulation.settle();
};
