import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#server/kernel/clock.ts';
import type { Storage } from '#server/ports/storage.ts';

type Kept = { bytes: Uint8Array; writtenAt: Date };

/** Objects in memory, whole or not at all, with `kept` there from the beginning. */
export const createMemoryStorage = (clock: Clock, kept: ReadonlyMap<string, Uint8Array>): Storage => {
  const objects = new Map<string, Kept>(
    [...kept].map(([key, bytes]) => [key, { bytes, writtenAt: clock.now() }]),
  );
  return {
    write: async (key, body) => {
      const bytes = body instanceof Uint8Array ? body : await buffer(body);
      objects.set(key, { bytes, writtenAt: clock.now() });
      return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    read: async (key) => {
      const found = objects.get(key);
      return found && { body: Readable.from([found.bytes]), size: found.bytes.length };
    },
    remove: async (key) => void objects.delete(key),
    list: async function* (prefix) {
      for (const [key, { writtenAt }] of objects) if (key.startsWith(prefix)) yield { key, writtenAt };
    },
    removeUnfinished: async () => {},
    directUrl: async () => undefined,
    directOrigin: async () => undefined,
    check: async () => {},
  };
};
