import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findVersion } from './cached/find-version.ts';
import { cacheByVersion } from './cached/cache-by-version.ts';
import { orders } from './order-limits.ts';
import type { OrderRecord } from './order-record.ts';
import { findCustomerOrder, listCustomerOrders } from './order-view-repo.ts';

/** The customer's orders, the newest first. */
export const getOrders = ({ db }: Pick<Services, 'db'>, customerId: string): Promise<OrderRecord[]> =>
  listCustomerOrders(db, customerId, { limit: orders.maxListed });

/** A page of them. */
export const getOrderPage = async (
  { db }: Pick<Services, 'db'>,
  customerId: string,
  { before, limit }: { before?: number | undefined; limit: number },
) => {
  const found = await listCustomerOrders(db, customerId, { before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return { orders: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

/** As its buyer sees it; from memory while it is as it was. */
export const readOrder = cacheByVersion((db, { id, customerId }) => findCustomerOrder(db, customerId, id));

/** One order of the customer's own; somebody else's is as unknown as one that does not exist. Screens poll it. */
export const getOrder = async (
  { db }: Pick<Services, 'db'>,
  customerId: string,
  orderId: number,
): Promise<OrderRecord> => {
  const version = await findVersion(db, customerId, { orderId });
  const order = version && (await readOrder(db, version));
  if (!order) throw new DomainError('order.not-found');
  return order;
};
