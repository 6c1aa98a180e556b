import type { OrderRow } from '#server/modules/orders/order.ts';

/** Whether its buyer may be paying just now. */
export const awaitsPayment = (
  { status, sessionId, sessionExpiresAt }: Pick<OrderRow, 'status' | 'sessionId' | 'sessionExpiresAt'>,
  now: Date,
) => status === 'pending' && sessionId !== null && (sessionExpiresAt === null || sessionExpiresAt > now);
