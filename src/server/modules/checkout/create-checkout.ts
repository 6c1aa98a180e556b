import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { TimeoutError, withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import { findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { forgetSynced } from '#server/modules/catalog/provider/provider-sync-repo.ts';
import { requireConsent } from '#server/modules/legal/require-consent.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import type { CheckoutConsent } from '#shared/contract/legal/legal-page.ts';
import { type Cart, cartOf, type CheckoutItem } from './cart.ts';
import { checkout } from './checkout-limits.ts';
import { openSession } from './open-session.ts';
import { listPricedProducts } from './priced-product-repo.ts';
import type { OrderSyncer } from './sync-order.ts';

/** Where the buyer goes to pay. What is not for sale is refused before anything is written or anybody asked. */
export const createCheckout = async (
  services: OrderSyncer & Pick<Services, 'templateEngine'>,
  customerId: string,
  items: CheckoutItem[],
  consent?: CheckoutConsent,
): Promise<{ url: string }> => {
  const customer = await findCustomer(services.db, customerId);
  if (!customer) throw new DomainError('auth.required');
  if (!customer.business) throw new DomainError('checkout.no-business');
  const { firstName, lastName, business } = customer;
  await refuseUnprintable(services, { firstName, lastName, ...business });
  const priceIds = items.map(({ stripePriceId }) => stripePriceId);
  const cart = cartOf(items, await listPricedProducts(services.db, priceIds));
  const shown = await requireConsent(services, consent);
  await consumeRateLimits(services, [{ key: `checkout:${customer.id}`, limits: checkout.perCustomer }]);
  try {
    return {
      url: await withTimeout(checkout.answerWithinMs, () => openSession(services, customer, cart, shown)),
    };
  } catch (error) {
    if (isOutOfStep(error)) await queueSync(services, cart);
    throw refusalOf(services, error);
  }
};

/** The provider has another price for it, or none: whoever tries next should be able to buy. */
const isOutOfStep = (error: unknown) =>
  (error instanceof DomainError && error.key === 'checkout.price-changed') ||
  (error instanceof PaymentsError && !error.isTransient);

const queueSync = ({ db, queue }: Pick<Services, 'db' | 'queue'>, { items }: Cart) =>
  db.transaction(async (tx) => {
    const productIds = items.map(({ productId }) => productId);
    await forgetSynced(tx, productIds);
    await queue.enqueueMissing(
      tx,
      'sync-product',
      productIds.map((productId) => ({ productId })),
    );
  });

const refusalOf = ({ log }: Pick<Services, 'log'>, error: unknown) => {
  if (!(error instanceof PaymentsError || error instanceof TimeoutError)) return error;
  log.error({ err: error }, 'the payment provider opened no session');
  return new DomainError('checkout.provider-down', { cause: error });
};
