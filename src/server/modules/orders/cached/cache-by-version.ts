import { LRUCache } from 'lru-cache';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/connect.ts';
import type { OrderVersion } from './order-version-repo.ts';

/** One takes a few KiB; those that nobody has asked for longest go first. */
const MAX_CACHED = 2000;

/**
 * What `read` makes of an order, cached in this process's memory for as long as its version is the one it was read at. What
 * is read was written by then or later, never earlier: should it be newer than its version, it is read once more.
 */
export const cacheByVersion = <T>(read: (db: Database, order: OrderVersion) => Promise<T>) => {
  const cacheOf = perDatabase(
    () =>
      new LRUCache<number, { version: string; content: Promise<T> }>({
        maxSize: MAX_CACHED,
        sizeCalculation: () => 1,
      }),
  );
  return (db: Database, order: OrderVersion): Promise<T> => {
    const cache = cacheOf(db);
    const known = cache.get(order.id);
    if (known?.version === order.version) return known.content;
    const content = read(db, order);
    cache.set(order.id, { version: order.version, content });
    // What could not be read is not cached: whoever asks next tries again.
    content.catch(() => cache.peek(order.id)?.content === content && cache.delete(order.id));
    return content;
  };
};
