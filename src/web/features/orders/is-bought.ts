import type { Order } from '#shared/contract/order.ts';

const BOUGHT = new Set<Order['status']>(['succeeded', 'refunded', 'review']);

/** Whether somebody has paid for it, even if the money went back. */
export const isBought = ({ status }: Order) => BOUGHT.has(status);
