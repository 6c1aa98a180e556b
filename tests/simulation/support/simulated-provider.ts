import type { Clock } from '#server/kernel/clock.ts';
import type {
  CheckoutSession,
  NewCheckoutSession,
  PaymentEvent,
  Payments,
  PaymentState,
} from '#server/ports/payments.ts';
import type { CreditNoteFacts, RefundFacts } from '#server/ports/refunds.ts';
import { creditNoteFacts, disputeFacts, refundFacts } from '#tests/support/payments/money-back.ts';
import type { Provider } from '#tests/support/database/invariants/payments.ts';

export type SimulatedProvider = Provider & {
  payments: Payments;
  events: PaymentEvent[];
  /** What the buyer does on the payment page; nothing, if the session is over. */
  pay: (sessionId: string) => void;
  dispute: (sessionId: string, status: 'needs_response' | 'won') => void;
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
  const notes = new Map<string, CreditNoteFacts[]>();
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
    getPayment: async (paymentIntent) => structuredClone(paymentOf(paymentIntent)),
    findInvoice: async ({ invoiceId }) =>
      invoiceId === null
        ? undefined
        : { id: invoiceId, number: null, pdfUrl: `https://${HOST}/${invoiceId}.pdf` },
    correctInvoice: notHere,
    refund: async ({ paymentIntent, amountInCents = 0, idempotencyKey }) => {
      if (refunds.has(idempotencyKey)) return;
      refunds.add(idempotencyKey);
      const made = refundFacts(amountInCents, { id: `re_${refunds.size}`, createdAt: clock.now() });
      paymentOf(paymentIntent).refunds.push(made);
      emit('refund.created', { paymentIntent });
      emit('charge.refunded', { paymentIntent });
    },
    disputes: { stageEvidence: async () => {}, submitEvidence: notHere },
    creditNotes: {
      list: async (invoiceId) => [...(notes.get(invoiceId) ?? [])],
      issue: async ({ invoiceId, refundId, amountInCents }) => {
        const known = notes.get(invoiceId) ?? [];
        if (known.some((note) => note.refundId === refundId)) return;
        notes.set(invoiceId, [...known, creditNoteFacts({ id: refundId, amountInCents })]);
        emit('credit_note.created', { invoiceId });
      },
    },
    taxNumbers: { find: async () => null, replace: notHere, remove: notHere },
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
        refunds: [],
        disputes: [],
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
    dispute: (id, status) => {
      const { paymentIntent } = sessionOf(id);
      if (paymentIntent === null) return;
      paymentOf(paymentIntent).disputes = [disputeFacts(status, { id: `du_${id}` })];
      emit(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        paymentIntent,
      });
    },
    listPaidSessions: async () =>
      [...sessions.values()]
        .filter(({ paymentStatus }) => paymentStatus === 'paid')
        .map(({ id, reference, totalInCents, currency, paymentIntent }) => ({
          id,
          reference,
          totalInCents,
          currency,
          refundedInCents: paymentIntent === null ? 0 : sumOf(paymentOf(paymentIntent).refunds),
        })),
  };
};

const notHere = () => Promise.reject(new Error('This provider sells what it has.'));

const sumOf = (refunds: RefundFacts[]) => refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
