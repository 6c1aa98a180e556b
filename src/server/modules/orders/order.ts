import type { orderItems, orders } from '#server/db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;

/** Whether its documents may be read: not before payment, nor after a full refund, nor in a dispute. */
export const isOpen = ({ status, isDisputed }: Pick<OrderRow, 'status' | 'isDisputed'>) =>
  status === 'succeeded' && !isDisputed;

/** What the buyer gets: their details are kept with the order from then on. */
export const isFulfilled = ({ buyer }: Pick<OrderRow, 'buyer'>) => buyer !== null;
