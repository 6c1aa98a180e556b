import { StorageClient } from '@supabase/storage-js';
import type { Storage } from '#server/ports/storage.ts';
import { PREVIEW_BUCKET, STORAGE_BASE } from '#shared/buckets.ts';
import { elsewhere } from './elsewhere.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { createTestShop, ORIGIN, type TestShop } from './test-shop.ts';

/** A whole shop over this storage, with two customers signed in and files to try things on. */
export const createFilesShop = async (storage: Storage) => {
  const shop = await createTestShop({}, { storage });
  const ann = await shop.signIn('ann@example.com');
  const bob = await shop.signIn('bob@example.com');
  const fetch: TestShop['fetch'] = (path, init) => shop.fetch(path, { from: elsewhere(), ...init });

  /** The shop answers its own addresses; where it sends the browser on to S3, that is fetched for real. */
  const follow = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(url instanceof Request ? url.url : url.toString(), init);
    const location = answer.headers.get('location');
    return location ? globalThis.fetch(location, init) : answer;
  };
  const bucketOf = (headers: Record<string, string>, bucket = PREVIEW_BUCKET) =>
    new StorageClient(`${ORIGIN}${STORAGE_BASE}`, headers, follow).from(bucket);

  return { ...shop, ann, bob, store: storeFor(shop.services, ann.id), fetch, follow, bucketOf };
};
