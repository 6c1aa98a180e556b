import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicUrlOf } from '#shared/buckets.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createFilesShop } from '#tests/support/shop/files-shop.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const shop = await createFilesShop(createDiskStorage({ directory: await createTemporaryFolder() }));

const publicPath = () => publicUrlOf({ bucket: 'samples', path: `${randomUUID()}/page-1.jpg` });
const signedPath = () =>
  `/storage/v1/object/sign/document_previews/orders/1/${randomUUID()}.pdf?token=v1.attachment.0.9999999999999.${randomBytes(32).toString('base64url')}`;

test('of ten thousand made-up addresses none leads to a file, and whoever tries them is slowed down', async () => {
  await shop.store({ bucket: 'samples', isPublic: true, ownerId: null, path: `${randomUUID()}/page-1.jpg` });
  await shop.store({ path: `orders/1/${randomUUID()}.pdf` });
  const counts = new Map<number, number>();
  for (let guess = 0; guess < 10_000; guess += 1) {
    // A tenth from everywhere, the rest from one client, who is turned away without a look at any file.
    const from = guess % 10 === 0 ? `172.${16 + (guess >> 12)}.${(guess >> 4) & 255}.1` : '192.0.2.66';
    const { status } = await shop.fetch(guess % 20 === 0 ? publicPath() : signedPath(), { from });
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set([403, 404, 429]));
  expect(counts.get(429)).toBeGreaterThan(8500);
});
