import { getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { refundedInCents } from '#server/db/schema/refunds.ts';

export type PaidSession = {
  id: string;
  /** As we gave it. */
  reference: string | null;
  totalInCents: number;
  refundedInCents: number;
  currency: string;
};

/** The ledger of the provider, whoever keeps it. */
export type Provider = { listPaidSessions: () => Promise<PaidSession[]> };

type OrderRow = typeof orders.$inferSelect & { refundedInCents: number };

/** Every payment has one order and every order its payment: none lost, none double, each over the same sum. */
export const findWrongOrders = async (db: Database, provider: Provider): Promise<string[]> => {
  const [paid, rows] = await Promise.all([
    provider.listPaidSessions(),
    db.select({ ...getTableColumns(orders), refundedInCents }).from(orders),
  ]);
  const settled = rows.filter(({ status }) => status === 'succeeded' || status === 'refunded');
  const bySession = Map.groupBy(settled, ({ sessionId }) => sessionId);
  const sessions = new Map(paid.map((session) => [session.id, session]));
  return [
    ...paid.flatMap((session) => findWrongOrder(session, bySession.get(session.id) ?? [])),
    ...settled
      .filter(({ sessionId }) => sessionId === null || !sessions.has(sessionId))
      .map(({ id, status }) => `order ${id} is ${status} and nobody has paid for it`),
    ...doublesOf(paid),
  ];
};

const findWrongOrder = (session: PaidSession, found: OrderRow[]): string[] => {
  const [order] = found;
  if (!order || found.length > 1) return [`the paid session ${session.id} has ${found.length} orders`];
  const sums = [
    ['was paid', order.paidInCents, session.totalInCents],
    ['was refunded', order.refundedInCents, session.refundedInCents],
    ['is in', order.currency, session.currency],
  ] as const;
  return sums
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([what, ours, theirs]) => `order ${order.id} ${what} ${ours}, and by the provider ${theirs}`);
};

/** One order is never paid twice. */
const doublesOf = (paid: PaidSession[]) =>
  [...Map.groupBy(paid, ({ reference }) => reference)]
    .filter(([reference, sessions]) => reference !== null && sessions.length > 1)
    .map(([reference, sessions]) => `order ${reference} was paid ${sessions.length} times`);
