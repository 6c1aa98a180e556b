import type { Readable } from 'node:stream';

/** Both ends are inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** `size` is that of the whole object. Whoever opened the body reads it to its end or destroys it. */
export type StoredObject = { body: Readable; size: number };

export type ListedObject = { key: string; writtenAt: Date };

/**
 * Bytes by key. Keys are written once and never change; a key is a few path segments of
 * letters, digits, dot, dash and underscore, made by us from random ids. Any other key is refused.
 */
export type Storage = {
  /** Visible whole or not at all: a reader never sees a half-written object, and a failed write leaves nothing. */
  write: (
    key: string,
    body: Uint8Array | Readable,
    contentType: string,
  ) => Promise<{ size: number; sha256: string }>;
  /** Undefined when there is no such object; a RangeError when the range starts past its end. */
  read: (key: string, range?: ByteRange) => Promise<StoredObject | undefined>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Every object whose key starts with the prefix, in no particular order. */
  list: (prefix: string) => AsyncIterable<ListedObject>;
  /** Clears away what a crash in the middle of a write left behind before then. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** Where a browser may fetch the object itself for a while; undefined when only this server can serve it. */
  directUrl: (
    key: string,
    options: { expiresInSeconds: number; contentType: string; contentDisposition: string },
  ) => Promise<string | undefined>;
  /** The origin of all direct URLs, for policies that name it; undefined when there are none. */
  directOrigin: () => Promise<string | undefined>;
  /** Resolves when objects can be written and read now; rejects with the reason otherwise. */
  check: () => Promise<void>;
};
