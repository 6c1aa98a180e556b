import { describe, expect, onTestFinished, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { createFilesShop } from '#tests/support/shop/files-shop.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const storages = [
  ['a disk', createDiskStorage({ directory: await createTemporaryFolder() })],
  ['S3', createS3Storage(await startLocalS3())],
] as const;

describe.each(storages)('the official storage client, on files in %s', async (_name, storage) => {
  const { services, clock, ann, bob, store, fetch, follow, bucketOf } = await createFilesShop(storage);
  const client = bucketOf({ authorization: `Bearer ${ann.token}` });

  await store({ path: 'orders/7/plan.jpg', body: Buffer.from('a picture'), downloadName: 'Plän.jpg' });
  await store({
    path: 'orders/7/plan.xlsx',
    contentType: 'application/vnd.ms-excel',
    downloadName: 'Plan.xlsx',
  });
  await store({ path: 'orders/8/bobs.jpg', ownerId: bob.id });
  await store({ path: 'samples/9.jpg', ownerId: null, isPublic: true });
  await store({ path: 'samples/9.docx', ownerId: null, isPublic: false });
  await store({ bucket: 'logos', path: 'ann.png', contentType: 'image/png', body: Buffer.from('her logo') });

  test('lists a folder, found by the name of a workbook', async () => {
    const { data, error } = await client.list('orders/7', { search: 'plan.xlsx' });
    expect(error).toBeNull();
    expect(data).toEqual([
      expect.objectContaining({
        name: 'plan.xlsx',
        metadata: expect.objectContaining({ size: 5, mimetype: 'application/vnd.ms-excel' }),
      }),
    ]);
  });

  test('lists folders, pages and orders as asked', async () => {
    expect((await client.list()).data?.map(({ name, id }) => [name, id])).toEqual([['orders', null]]);
    expect((await client.list('orders')).data?.map(({ name }) => name)).toEqual(['7']);
    const page = { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } };
    expect((await client.list('orders/7', page)).data?.map(({ name }) => name)).toEqual(['plan.jpg']);
  });

  test('signs a preview that can be fetched by whoever has the link', async () => {
    const { data } = await client.createSignedUrl('orders/7/plan.jpg', 60);
    const answer = await follow(data?.signedUrl ?? '');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('a picture');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="Pl_n.jpg"; filename*=UTF-8''Pl%C3%A4n.jpg`,
    );
  });

  test('signs downloads, whose name comes from the shop and never from the link', async () => {
    const paths = ['orders/7/plan.jpg', 'orders/7/plan.xlsx'];
    const { data } = await client.createSignedUrls(paths, 3600, { download: 'evil.exe' });
    const dispositions = await Promise.all(
      (data ?? []).map(async ({ signedUrl: url }) =>
        (await follow(url ?? '')).headers.get('content-disposition'),
      ),
    );
    expect(dispositions).toEqual([
      `attachment; filename="Pl_n.jpg"; filename*=UTF-8''Pl%C3%A4n.jpg`,
      `attachment; filename="Plan.xlsx"; filename*=UTF-8''Plan.xlsx`,
    ]);
  });

  test('answers one by one, in order, and a foreign file exactly like a missing one', async () => {
    const paths = [
      'orders/8/bobs.jpg',
      'orders/7/plan.jpg',
      'orders/8/nothing.jpg',
      'samples/9.jpg',
      'a\0/../b',
    ];
    const { data } = await client.createSignedUrls(paths, 60);
    expect(data?.map(({ path }) => path)).toEqual(paths);
    const [foreign, own, missing, sample, nonsense] = data ?? [];
    const refusal = { signedURL: null, signedUrl: null, error: 'The file does not exist or is not yours.' };
    expect(foreign).toEqual({ ...refusal, path: paths[0] });
    expect(missing).toEqual({ ...refusal, path: paths[2] });
    expect(nonsense).toEqual({ ...refusal, path: paths[4] });
    expect(own).toMatchObject({
      error: null,
      signedUrl: expect.stringContaining('/orders/7/plan.jpg?token=v1.'),
    });
    expect((await follow(sample?.signedUrl ?? '')).status).toBe(200);
  });

  test.each([
    'orders/8/bobs.jpg',
    'orders/8/nothing.jpg',
    'samples/9.docx',
    'samples/9.xlsx',
    'orders/7/plan%2ejpg',
    'orders/7/plan.jpg/',
  ])('gets the same error for the foreign, missing or oddly spelt file %s', async (path) => {
    const { data, error } = await client.createSignedUrl(path, 60);
    expect(data).toBeNull();
    expect(error).toMatchObject({
      status: 404,
      statusCode: '404',
      message: 'The file does not exist or is not yours.',
    });
  });

  test('is told to sign in without a session', async () => {
    const stranger = bucketOf({});
    const refusal = { status: 401, statusCode: '401', message: 'Please sign in to continue.' };
    expect((await stranger.list()).error).toMatchObject(refusal);
    expect((await stranger.createSignedUrl('orders/7/plan.jpg', 60)).error).toMatchObject(refusal);
    expect((await stranger.createSignedUrls(['orders/7/plan.jpg'], 60)).error).toMatchObject(refusal);
  });

  test('finds no other bucket, not even one that has files', async () => {
    const logos = bucketOf({ authorization: `Bearer ${ann.token}` }, 'logos');
    expect((await logos.list()).error).toMatchObject({ status: 404 });
    expect((await logos.createSignedUrl('ann.png', 60)).error).toMatchObject({ status: 404 });
    expect((await logos.createSignedUrls(['ann.png'], 60)).error).toMatchObject({ status: 404 });
  });

  test('cannot upload, move or remove', async () => {
    expect((await client.upload('x.jpg', 'bytes')).error).toMatchObject({ status: 404 });
    expect((await client.remove(['orders/7/plan.jpg'])).error).toMatchObject({ status: 404 });
    expect((await client.move('orders/7/plan.jpg', 'x.jpg')).error).toMatchObject({ status: 404 });
  });

  test('signs at most 200 files at a time', async () => {
    const paths = Array.from({ length: signedUrl.maxPathsPerCall }, (_, n) => `orders/7/${n}.jpg`);
    expect((await client.createSignedUrls(paths, 60)).data).toHaveLength(200);
    const { error } = await client.createSignedUrls([...paths, 'orders/7/plan.jpg'], 60);
    expect(error).toMatchObject({ status: 400, message: 'Ask for at most 200 files at a time.' });
  });

  test('is not needed for the logo of a customer: the server makes its link', async () => {
    const link = signInlineUrl(services, { bucket: 'logos', path: 'ann.png' });
    expect(link).toMatch(/^\/storage\/v1\/object\/sign\/logos\/ann\.png\?token=v1\.inline\.[\w.-]+$/);
    onTestFinished(() => clock.advance(-3_600_000));
    clock.advance(3_599_000);
    expect(await (await follow(link)).text()).toBe('her logo');
    clock.advance(1000);
    expect((await follow(link)).status).toBe(403);
  });

  test('gets an answer to HEAD from the shop itself', async () => {
    const { data } = await client.createSignedUrl('orders/7/plan.jpg', 60);
    const answer = await fetch(data?.signedUrl ?? '', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('9');
    expect(await answer.text()).toBe('');
  });
});
