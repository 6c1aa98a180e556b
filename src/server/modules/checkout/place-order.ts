import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { failUnopenedCart, findOpenOrder, insertOrder } from '#server/modules/orders/order-repo.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { CURRENCY } from '#shared/money.ts';
import type { Cart } from './cart.ts';
import { checkout } from './checkout-limits.ts';

/** The one open order of this cart; written now unless another click has done so. */
export const placeOrder = async (
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  customerId: string,
  { items, amountInCents, key }: Cart,
): Promise<OrderRow> => {
  const now = clock.now();
  const cart = { customerId, cartKey: key };
  await db.transaction(async (tx) => {
    await failUnopenedCart(tx, cart, { before: later(now, -checkout.unopenedMs), now });
    await insertOrder(tx, {
      ...cart,
      reference: random.uuid(),
      items,
      amountInCents,
      currency: CURRENCY,
      createdAt: now,
      nextSyncAt: later(now, orderPolling.reconcileEveryMs),
    });
  });
  const order = await findOpenOrder(db, cart);
  if (!order) throw new Error('An order that was just placed is not open any more.');
  return order;
};
