import { perDatabase } from '#server/db/per-database.ts';
import { gatherReads } from '#server/kernel/concurrency/gather-reads.ts';
import { type AskedOrder, type OrderVersion, readOrderVersions } from './order-version-repo.ts';

const askTogether = perDatabase((db) => gatherReads((asked: AskedOrder[]) => readOrderVersions(db, asked)));

/**
 * How an order of the customer's stands, as it is now; undefined when there is none such, or it is somebody else's. All who poll
 * at the same time are answered by one statement.
 */
export const findVersion = async (
  db: Parameters<typeof askTogether>[0],
  customerId: string,
  asked: { orderId: number } | { sessionId: string } | 'newest',
): Promise<OrderVersion | undefined> => {
  const found = await askTogether(db)(asked === 'newest' ? { newestOf: customerId } : asked);
  const own = found.filter((order) => order.customerId === customerId);
  if (asked === 'newest') return own.reduce<OrderVersion | undefined>(newerOf, undefined);
  return own.find((order) =>
    'orderId' in asked ? order.id === asked.orderId : order.sessionId === asked.sessionId,
  );
};

const newerOf = (one: OrderVersion | undefined, other: OrderVersion) =>
  one && one.id > other.id ? one : other;
