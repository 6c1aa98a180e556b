import { LRUCache } from 'lru-cache';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/connect.ts';
import type { OrderVersion } from './order-version-repo.ts';

/** One takes a few KiB; those that nobody has asked for longest go first. */
const MAX_KEPT = 2000;

/**
 * What `read` makes of an order, kept in this process's memory for as long as its version is the one it was read at. What
 * is read was written by then or later, never earlier: should it be newer than its version, it is read once more.
 */
export const keepByVersion = <T>(read: (db: Database, order: OrderVersion) => Promise<T>) => {
  const keptOf = perDatabase(
    () =>
      new LRUCache<number, { version: string; content: Promise<T> }>({
        maxSize: MAX_KEPT,
        sizeCalculation: () => 1,
      }),
  );
  return (db: Database, order: OrderVersion): Promise<T> => {
    const kept = keptOf(db);
    const known = kept.get(order.id);
    if (known?.version === order.version) return known.content;
    const content = read(db, order);
    kept.set(order.id, { version: order.version, content });
    // What could not be read is not kept: whoever asks next tries again.
    content.catch(() => kept.peek(order.id)?.content === content && kept.delete(order.id));
    return content;
  };
};
