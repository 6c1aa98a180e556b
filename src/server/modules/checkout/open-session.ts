import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { CustomerRecord } from '#server/modules/accounts/customer-repo.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { attachSession, failOrder, findOpenOrder, findOrder } from '#server/modules/orders/order-repo.ts';
import { recordShown, type ShownText } from '#server/modules/legal/consent-repo.ts';
import { type CheckoutSession, type NewCheckoutSession, PaymentsError } from '#server/ports/payments.ts';
import type { Cart } from './cart.ts';
import { checkout } from './checkout-limits.ts';
import { ensureProviderCustomer } from './ensure-provider-customer.ts';
import { referenceOf } from './order-reference.ts';
import { placeOrder } from './place-order.ts';
import { queueAhead } from '#server/modules/generation/ahead/start-ahead.ts';
import { requirePaymentHost } from '#server/modules/orders/payment-host.ts';
import { type OrderSyncer, syncOrder } from './sync-order.ts';

/**
 * The address of the one open session of this cart: the one that is there, or a new one. The order is written
 * first and its key goes with the question, so that clicks at once, second tabs and retries lead to one session.
 */
export const openSession = async (
  services: OrderSyncer,
  customer: CustomerRecord,
  cart: Cart,
  shown: readonly ShownText[] = [],
) => {
  const known = await findOpenOrder(services.db, { customerId: customer.id, cartKey: cart.key });
  if (known) await noteShown(services, known, shown);
  const reused = known?.sessionId ? await reuseSession(services, known) : undefined;
  if (reused !== undefined) return reused;
  const order = await placeOrder(services, customer.id, cart);
  await noteShown(services, order, shown);
  if (order.sessionUrl !== null) return order.sessionUrl;
  const providerCustomerId = await ensureProviderCustomer(services, customer);
  const session = await askForSession(services, requestFor(services, order, providerCustomerId, cart));
  return acceptSession(services, order, session);
};

/** Before the buyer can pay: what was agreed to is never younger than the payment. */
const noteShown = async ({ db, clock }: OrderSyncer, order: OrderRow, shown: readonly ShownText[]) => {
  if (shown.length > 0) await db.transaction((tx) => recordShown(tx, order.id, shown, clock.now()));
};

/** Undefined when it is over without having been paid. */
const reuseSession = async (services: OrderSyncer, order: OrderRow) => {
  const { session } = await syncOrder(services, order.id);
  if (session?.status === 'open') {
    await services.db.transaction((tx) => queueAhead(services, tx, order));
    return requirePaymentHost(services.payments, session.url);
  }
  // Paid in another tab, or about to be: that purchase is this one.
  return session?.status === 'complete' ? successUrl(services.config, session.id) : undefined;
};

const requestFor = (
  { config }: Pick<Services, 'config'>,
  order: OrderRow,
  customerId: string,
  { items }: Cart,
): NewCheckoutSession => {
  const details = {
    reference: referenceOf(order),
    customerId,
    items: items.map(({ priceId, quantity }) => ({ priceId, quantity })).toSorted(byPrice),
    successUrl: successUrl(config, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${config.publicUrl.origin}/checkout?step=3`,
    ...(config.invoiceFooter !== undefined && { invoiceFooter: config.invoiceFooter }),
    ...(config.market && { market: config.market }),
  };
  // The provider refuses a key that comes back with other details.
  const digest = createHash('sha256').update(JSON.stringify(details)).digest('base64url');
  return { ...details, idempotencyKey: `checkout:${order.reference}:${digest}` };
};

/** In one order: carts that hold the same are one order, and must lead to one key. */
const byPrice = (one: { priceId: string }, other: { priceId: string }) =>
  one.priceId < other.priceId ? -1 : 1;

const successUrl = ({ publicUrl }: Services['config'], sessionId: string) =>
  `${publicUrl.origin}/checkout-success?session_id=${sessionId}`;

/** The provider turns away a key that it is working on for another click; a moment later both get the same answer. */
const askForSession = async (
  { payments }: Pick<Services, 'payments'>,
  request: NewCheckoutSession,
): Promise<CheckoutSession> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await payments.createSession(request);
    } catch (error) {
      const isBusy = error instanceof PaymentsError && error.code === 'idempotency_key_in_use';
      if (!isBusy || attempt === checkout.openTries) throw error;
      await wait(checkout.openPauseMs * attempt);
    }
  }
};

/** Nobody is sent to pay another price than the one they saw, nor to another place than the provider's. */
const acceptSession = async (services: OrderSyncer, order: OrderRow, session: CheckoutSession) => {
  const { db, payments, log } = services;
  if (session.subtotalInCents !== order.amountInCents || session.currency !== order.currency) {
    log.error({ orderId: order.id }, 'the provider has another price for a product than the shop');
    await failOrder(db, order.id, services.clock.now());
    await payments.expireSession(session.id);
    throw new DomainError('checkout.price-changed');
  }
  const url = requirePaymentHost(payments, session.url);
  await db.transaction(async (tx) => {
    await attachSession(tx, order.id, {
      sessionId: session.id,
      sessionUrl: url,
      sessionExpiresAt: session.expiresAt,
    });
    await queueAhead(services, tx, order);
  });
  const known = await findOrder(db, order.id);
  return known?.sessionId === session.id ? url : giveUpSession(services, session, known);
};

/** What is paid in a session that its order does not know of would be lost: the buyer goes to the one it knows. */
const giveUpSession = async (
  { payments, log }: OrderSyncer,
  session: CheckoutSession,
  known: OrderRow | undefined,
) => {
  log.error({ orderId: known?.id, sessionId: session.id }, 'an order was given a second session');
  await payments.expireSession(session.id);
  return requirePaymentHost(payments, known?.sessionUrl ?? null);
};
