import type { Clock } from '#server/kernel/clock.ts';
import type {
  CheckoutSession,
  NewCheckoutSession,
  PaymentEvent,
  Payments,
  PaymentState,
} from '#server/ports/payments.ts';
import type { Provider } from '#tests/support/database/invariants/payments.ts';

export type SimulatedProvider = Provider & {
  payments: Payments;
  events: PaymentEvent[];
  /** What the buyer does on the payment page; nothing, if the session is over. */
  pay: (sessionId: string) => void;
  dispute: (sessionId: string, state: PaymentState['dispute']) => void;
};

const HOST = 'pay.example';
const A_DAY_MS = 86_400_000;

export const signedBodyOf = (event: PaymentEvent) => Buffer.from(JSON.stringify(event));

/** A card provider in memory, with the promises a real one makes: equal keys give equal answers, facts are never undone. */
export const createSimulatedProvider = (
  clock: Clock,
  catalogue: ReadonlyMap<string, number>,
): SimulatedProvider => {
  const prices = new Map(catalogue);
  const sessions = new Map<string, CheckoutSession>();
  const byKey = new Map<string, { details: string; id: string }>();
  const payments = new Map<string, PaymentState>();
  const refunds = new Set<string>();
  const events: PaymentEvent[] = [];

  const emit = (type: string, subject: PaymentEvent['subject']) => {
    events.push({ id: `evt_${events.length + 1}`, type, createdAt: clock.now(), isLive: false, subject });
  };
  const sessionOf = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  };
  const open = ({ idempotencyKey, ...details }: NewCheckoutSession) => {
    const known = byKey.get(idempotencyKey);
    if (known && known.details !== JSON.stringify(details)) throw new Error('A key with other details.');
    if (known) return sessionOf(known.id);
    const id = `cs_${sessions.size + 1}`;
    const total = details.items.reduce(
      (sum, { priceId, quantity }) => sum + (prices.get(priceId) ?? 0) * quantity,
      0,
    );
    byKey.set(idempotencyKey, { details: JSON.stringify(details), id });
    const session: CheckoutSession = {
      id,
      url: `https://${HOST}/${id}`,
      status: 'open',
      paymentStatus: 'unpaid',
      reference: details.reference,
      subtotalInCents: total,
      totalInCents: total,
      currency: 'usd',
      tax: null,
      paymentIntent: null,
      invoiceId: null,
      expiresAt: new Date(clock.now().getTime() + A_DAY_MS),
      isLive: false,
    };
    sessions.set(id, session);
    return session;
  };
  const paymentOf = (paymentIntent: string) => {
    const payment = payments.get(paymentIntent);
    if (!payment) throw new Error(`There is no payment ${paymentIntent}.`);
    return payment;
  };

  const port: Payments = {
    isLive: false,
    hosts: [HOST],
    syncProduct: async ({ id, priceInCents, providerPriceId }) => {
      const isKnown = providerPriceId !== null && prices.get(providerPriceId) === priceInCents;
      const priceId = isKnown ? providerPriceId : `price_${id}_${priceInCents}`;
      prices.set(priceId, priceInCents);
      return { providerProductId: `prod_${id}`, providerPriceId: priceId };
    },
    retirePrice: async (priceId) => void prices.delete(priceId),
    archiveProduct: notHere,
    ensureCustomer: async ({ id }) => `cus_${id}`,
    forgetCustomer: notHere,
    createSession: async (asked) => ({ ...open(asked) }),
    getSession: async (id) => ({ ...sessionOf(id) }),
    expireSession: async (id) => {
      const session = sessionOf(id);
      if (session.status === 'open') Object.assign(session, { status: 'expired', url: null });
      return { ...session };
    },
    getPayment: async (paymentIntent) => ({ ...paymentOf(paymentIntent) }),
    findInvoice: async ({ invoiceId }) =>
      invoiceId === null ? undefined : { id: invoiceId, pdfUrl: `https://${HOST}/${invoiceId}.pdf` },
    refund: async ({ paymentIntent, amountInCents = 0, idempotencyKey }) => {
      if (refunds.has(idempotencyKey)) return;
      refunds.add(idempotencyKey);
      paymentOf(paymentIntent).refundedInCents += amountInCents;
      emit('charge.refunded', { paymentIntent });
    },
    promotionCodes: { create: notHere, list: notHere, archive: notHere, start: notHere },
    readEvent: (body) => {
      const event = JSON.parse(Buffer.from(body).toString()) as PaymentEvent;
      return { ...event, createdAt: new Date(event.createdAt) };
    },
    listEvents: async function* (since) {
      yield* events.filter(({ createdAt }) => createdAt >= since);
    },
    check: async () => {},
  };

  return {
    payments: port,
    events,
    pay: (id) => {
      const session = sessionOf(id);
      if (session.status !== 'open') return;
      const number = id.slice('cs_'.length);
      const paymentIntent = `pi_${number}`;
      payments.set(paymentIntent, {
        hasFailed: false,
        paidAt: clock.now(),
        refundedInCents: 0,
        dispute: 'none',
      });
      Object.assign(session, {
        status: 'complete',
        paymentStatus: 'paid',
        url: null,
        paymentIntent,
        invoiceId: `in_${number}`,
      });
      const reference = session.reference === null ? {} : { reference: session.reference };
      emit('checkout.session.completed', { sessionId: id, paymentIntent, ...reference });
      emit('invoice.paid', { paymentIntent, ...reference });
    },
    dispute: (id, state) => {
      const { paymentIntent } = sessionOf(id);
      if (paymentIntent === null) return;
      paymentOf(paymentIntent).dispute = state;
      emit(state === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed', { paymentIntent });
    },
    listPaidSessions: async () =>
      [...sessions.values()]
        .filter(({ paymentStatus }) => paymentStatus === 'paid')
        .map(({ id, reference, totalInCents, currency, paymentIntent }) => ({
          id,
          reference,
          totalInCents,
          currency,
          refundedInCents: paymentIntent === null ? 0 : paymentOf(paymentIntent).refundedInCents,
        })),
  };
};

const notHere = () => Promise.reject(new Error('This provider sells what it has.'));
