import { describe, expect, test } from 'vitest';
import { publicUrlOf } from '#shared/buckets.ts';
import { createFilesShop } from '#tests/support/shop/files-shop.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const shop = await createFilesShop(createDiskStorage({ directory: await createTemporaryFolder() }));
const sample = { bucket: 'samples', isPublic: true, ownerId: null } as const;

describe('a public file', () => {
  test('is for everybody, and for keeps', async () => {
    const { path } = await shop.store({ ...sample, path: 'a/page-1.jpg' });
    const answer = await shop.fetch(publicUrlOf({ bucket: 'samples', path }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('bytes');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const etag = answer.headers.get('etag') ?? '';
    const again = await shop.fetch(publicUrlOf({ bucket: 'samples', path }), {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const part = await shop.fetch(publicUrlOf({ bucket: 'samples', path }), {
      headers: { range: 'bytes=1-2' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'yt']);
    const head = await shop.fetch(publicUrlOf({ bucket: 'samples', path }), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('5');
  });

  test('opens no way to one that is not', async () => {
    await shop.store({ ...sample, isPublic: false, path: 'private.jpg' });
    await shop.store({ ...sample, bucket: 'templates', isPublic: false, path: 'a/page-1.docx' });
    const missing = await shop.fetch(publicUrlOf({ bucket: 'samples', path: 'missing.jpg' }));
    const body = await missing.text();
    expect(missing.status).toBe(404);
    for (const [bucket, path] of [
      ['samples', 'private.jpg'],
      ['templates', 'a/page-1.docx'],
      ['samples', 'a/page-1.docx'],
      ['samples', 'a/page-1%2ejpg'],
      ['samples', 'a/../a/page-1.jpg/'],
      ['samples', ''],
      ['', 'a/page-1.jpg'],
    ] as const) {
      const answer = await shop.fetch(publicUrlOf({ bucket, path }));
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, body]);
    }
  });
});

test('where the storage hands out files itself, browsers are sent on, and remember the way for less long than it lives', async () => {
  const storage = {
    ...createDiskStorage({ directory: await createTemporaryFolder() }),
    directUrl: async () => 'https://s3.example/signed',
  };
  const direct = await createFilesShop(storage);
  const { path } = await direct.store({ ...sample, path: 'a.jpg' });
  const answer = await direct.fetch(publicUrlOf({ bucket: 'samples', path }));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('https://s3.example/signed');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1800');
});
