import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { orderFilterOf } from './admin/order-filter.ts';
import { orders } from './order-limits.ts';
import type { AdminOrderRecord } from './order-record.ts';
import { findAdminOrder, listOrders, type OrderSearch } from './order-view-repo.ts';

type OrderQuery = { search: string; status?: OrderSearch['status']; before?: number | undefined };

export type OrderPage = { orders: AdminOrderRecord[]; next: number | null };

/** A page of orders, the newest first: by number, or by part of an address. */
export const searchOrders = async (
  { db }: Pick<Services, 'db'>,
  { search, ...filter }: OrderQuery,
): Promise<OrderPage> => {
  const found = await listOrders(db, {
    ...filter,
    ...orderFilterOf(search),
    limit: orders.adminPageSize + 1,
  });
  const page = found.slice(0, orders.adminPageSize);
  return { orders: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

export const getAnyOrder = async ({ db }: Pick<Services, 'db'>, orderId: number) => {
  const order = await findAdminOrder(db, orderId);
  if (!order) throw new DomainError('order.not-found');
  return order;
};
