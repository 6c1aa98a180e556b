import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };

export type StoredObject = { body: Readable; size: number };

/**
 * Bytes by key. Keys are written once and never change; a key is a few path segments of
 * letters, digits, dot, dash and underscore, made by us from random ids.
 */
export type Storage = {
  /** Visible whole or not at all: a reader never sees a half-written object. */
  write: (
    key: string,
    body: Uint8Array | Readable,
    contentType: string,
  ) => Promise<{ size: number; sha256: string }>;
  /** Both ends of the range are inclusive, as in HTTP. Undefined when there is no such object. */
  read: (key: string, range?: ByteRange) => Promise<StoredObject | undefined>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Every key that starts with the prefix, in no particular order. */
  list: (prefix: string) => AsyncIterable<string>;
  /** Where a browser may fetch the object itself for a while; undefined when only this server can serve it. */
  directUrl: (
    key: string,
    options: { expiresInSeconds: number; contentType: string; contentDisposition: string },
  ) => Promise<string | undefined>;
  /** Resolves when objects can be written and read now; rejects with the reason otherwise. */
  check: () => Promise<void>;
};
