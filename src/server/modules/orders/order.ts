import type { orderItems, orders } from '#server/db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;

/** Whether its documents may be read: not before payment, nor after a full refund, nor in a dispute, nor once it was closed. */
export const isOpen = ({ status, closedBy }: Pick<OrderRow, 'status' | 'closedBy'>) =>
  status === 'succeeded' && closedBy === null;

/** What the buyer gets: their details are kept with the order from then on. */
export const isFulfilled = ({ buyer }: Pick<OrderRow, 'buyer'>) => buyer !== null;
