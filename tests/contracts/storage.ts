import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ByteRange, ListedObject, Storage } from '#server/ports/storage.ts';

const newKey = () => `logos/ab/${randomUUID()}`;
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A stream that tells nobody its length, in pieces. */
const streamOf = (bytes: Uint8Array, pieceSize = 60_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    })(),
  );

export const listedKeys = async (objects: AsyncIterable<ListedObject>) => {
  const keys: string[] = [];
  for await (const { key } of objects) keys.push(key);
  return keys.toSorted();
};

/** What every storage promises, wherever the bytes are. */
export const storageContract = (name: string, open: () => Promise<Storage>) => {
  describe(`${name}, as a storage`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await open();
    });

    const readAll = async (key: string, range?: ByteRange) => {
      const found = await storage.read(key, range);
      return found && { size: found.size, bytes: await buffer(found.body) };
    };
    const keysOf = (prefix: string) => listedKeys(storage.list(prefix));

    test('gives back what was written, with its size and hash', async () => {
      const key = newKey();
      const bytes = randomBytes(1000);
      const written = await storage.write(key, bytes, 'image/png');
      expect(written).toEqual({ size: 1000, sha256: sha256Of(bytes) });
      expect(await readAll(key)).toEqual({ size: 1000, bytes });
    });

    test('takes a stream of unknown length', async () => {
      const key = newKey();
      const bytes = randomBytes(3_000_001);
      const written = await storage.write(key, streamOf(bytes), 'application/pdf');
      expect(written).toEqual({ size: bytes.length, sha256: sha256Of(bytes) });
      expect((await readAll(key))?.bytes.equals(bytes)).toBe(true);
    });

    test('keeps an empty object', async () => {
      const [fromBytes, fromStream] = [newKey(), newKey()];
      await storage.write(fromBytes, new Uint8Array(), 'text/plain');
      await storage.write(fromStream, Readable.from([]), 'text/plain');
      expect(await readAll(fromBytes)).toEqual({ size: 0, bytes: Buffer.alloc(0) });
      expect(await readAll(fromStream)).toEqual({ size: 0, bytes: Buffer.alloc(0) });
    });

    test('reads a range, both ends included, and tells the whole size', async () => {
      const key = newKey();
      await storage.write(key, Buffer.from('0123456789'), 'text/plain');
      expect(await readAll(key, { start: 2, end: 4 })).toEqual({ size: 10, bytes: Buffer.from('234') });
      expect(await readAll(key, { start: 9, end: 9 })).toEqual({ size: 10, bytes: Buffer.from('9') });
      await expect(storage.read(key, { start: 10, end: 12 })).rejects.toThrow(RangeError);
    });

    test('knows nothing of what was never written', async () => {
      expect(await storage.read(newKey())).toBeUndefined();
      expect(await storage.read('logos')).toBeUndefined();
    });

    test('leaves nothing when the body breaks off', async () => {
      const key = newKey();
      const broken = Readable.from(
        (function* () {
          yield Buffer.alloc(200_000);
          throw new Error('the client went away');
        })(),
      );
      await expect(storage.write(key, broken, 'text/plain')).rejects.toThrow('the client went away');
      expect(await storage.read(key)).toBeUndefined();
      expect(await keysOf(key)).toEqual([]);
    });

    test('leaves nothing when the body is destroyed half-way', async () => {
      const key = newKey();
      const body = new Readable({ read() {} });
      body.push(Buffer.alloc(1000));
      const writing = storage.write(key, body, 'text/plain');
      body.destroy();
      await expect(writing).rejects.toThrow();
      expect(await storage.read(key)).toBeUndefined();
    });

    test('removes an object, and does not mind removing it again', async () => {
      const key = newKey();
      await storage.write(key, Buffer.from('x'), 'text/plain');
      await storage.remove(key);
      await storage.remove(key);
      expect(await storage.read(key)).toBeUndefined();
    });

    test('lists what starts with a prefix, and since when it is there', async () => {
      const prefix = `listed-${randomUUID()}/`;
      const keys = [`${prefix}a`, `${prefix}b/c`, `${prefix}b/d.jpg`];
      await Promise.all(keys.map((key) => storage.write(key, Buffer.from(key), 'text/plain')));
      expect(await keysOf(prefix)).toEqual(keys);
      expect(await keysOf(`${prefix}b`)).toEqual(keys.slice(1));
      for await (const { writtenAt } of storage.list(prefix))
        expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    });

    test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', 'a/', '', 'a%2fb', 'a\0b', '.hidden'])(
      'refuses the key %j',
      async (key) => {
        const attempts = [
          async () => storage.write(key, Buffer.from('x'), 'text/plain'),
          async () => storage.read(key),
          async () => storage.remove(key),
        ];
        for (const attempt of attempts) await expect(attempt()).rejects.toThrow('is not a storage key');
      },
    );

    test('says that it works', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
      await expect(storage.removeUnfinished(new Date())).resolves.toBeUndefined();
    });
  });
};
