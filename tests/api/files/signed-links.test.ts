import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import { createApp } from '#server/app.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { createFilesShop } from '#tests/support/shop/files-shop.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { ORIGIN } from '#tests/support/shop/test-shop.ts';

const storage = createDiskStorage({ directory: await createTemporaryFolder() });
const { services, clock, ann, store, fetch } = await createFilesShop(storage);
const TEXT = '0123456789';

for (const path of ['x.jpg', 'x.pdf', 'x.docx', 'X.JPG', 'page.html'])
  await store({
    path,
    body: Buffer.from(TEXT),
    downloadName: path,
    contentType: path === 'page.html' ? 'text/html' : 'image/jpeg',
  });

const sign = (body: unknown, path = 'document_previews/x.jpg', type = 'application/json') =>
  fetch(`${ORIGIN}/storage/v1/object/sign/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const linkTo = async (path: string, expiresIn: number) => {
  const { signedURL } = (await (await sign({ expiresIn }, `document_previews/${path}`)).json()) as {
    signedURL: string;
  };
  return `${ORIGIN}/storage/v1${signedURL}`;
};
const get = (link: string, headers: Record<string, string> = {}) => fetch(link, { headers });
const preview = await linkTo('x.jpg', 60);
const download = await linkTo('x.jpg', 3600);
const sha256 = createHash('sha256').update(TEXT).digest('hex');
const refused = {
  status: 403,
  body: { statusCode: '403', error: 'forbidden', message: 'This link is not valid or has expired.' },
};
const answerTo = async (link: string) => {
  const answer = await get(link);
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const statusesOf = (links: string[]) => Promise.all(links.map(async (link) => (await get(link)).status));

describe('a signed link', () => {
  test('answers with what a file needs, so that it is shown or saved and nothing else', async () => {
    const common = {
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': '10',
      'content-security-policy':
        "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${sha256}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    };
    const name = `filename="x.jpg"; filename*=UTF-8''x.jpg`;
    expect(Object.fromEntries((await get(preview)).headers)).toMatchObject({
      ...common,
      'content-disposition': `inline; ${name}`,
    });
    expect(Object.fromEntries((await get(download)).headers)).toMatchObject({
      ...common,
      'content-disposition': `attachment; ${name}`,
    });
  });

  test('never lets a browser run a file, even where the link is for looking', async () => {
    const answer = await get(await linkTo('page.html', 60));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('may be turned into a download only if it was signed as one', async () => {
    expect(await answerTo(`${preview}&download=`)).toEqual(refused);
    expect(await answerTo(`${preview}&download=evil.exe`)).toEqual(refused);
    expect(await answerTo(`${preview}&download`)).toEqual(refused);
    const answer = await get(`${download}&download=evil.exe`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="x.jpg"; filename*=UTF-8''x.jpg`,
    );
  });

  test.each([
    'x.pdf',
    'x.docx',
    'X.JPG',
    'x.jpg/',
    'x%2ejpg',
    'x.jpg%00',
    './x%2Ejpg',
    'a/../x%2ejpg',
    '%78.jpg',
    '/x.jpg',
    'x.jpg//',
  ])('of x.jpg opens nothing at %s', async (path) => {
    expect(await answerTo(preview.replace('/x.jpg?', `/${path}?`))).toEqual(refused);
  });

  test('is refused when its bucket, expiry, disposition or any character of its signature is changed', async () => {
    const [address = '', token = ''] = preview.split('?token=');
    const [version, disposition, from, until, mac = ''] = token.split('.');
    expect(await answerTo(preview.replace('document_previews', 'logos'))).toEqual(refused);
    expect(
      await answerTo(`${address}?token=${[version, disposition, from, Number(until) + 1000, mac].join('.')}`),
    ).toEqual(refused);
    expect(await answerTo(`${address}?token=${[version, 'attachment', from, until, mac].join('.')}`)).toEqual(
      refused,
    );
    for (let at = 0; at < mac.length; at += 1) {
      const other = mac[at] === 'A' ? 'B' : 'A';
      const changed = mac.slice(0, at) + other + mac.slice(at + 1);
      expect(
        await answerTo(`${address}?token=${[version, disposition, from, until, changed].join('.')}`),
      ).toEqual(refused);
    }
  });

  test.each(['', '?token=', '?token=x', '?token=v1.inline.0.9999999999999.AAAA', '?TOKEN=x'])(
    'with the query %j is refused alike for a file and for nothing',
    async (query) => {
      expect(await answerTo(`${ORIGIN}/storage/v1/object/sign/document_previews/x.jpg${query}`)).toEqual(
        refused,
      );
      expect(
        await answerTo(`${ORIGIN}/storage/v1/object/sign/document_previews/nothing.jpg${query}`),
      ).toEqual(refused);
      expect(await answerTo(`${ORIGIN}/storage/v1/object/sign/${query}`)).toEqual(refused);
    },
  );

  test('is refused with two tokens', async () => {
    expect(await answerTo(`${preview}&token=x`)).toEqual(refused);
  });

  test('says that the file is gone only to whoever may know', async () => {
    const file = await store({ path: 'short-lived.jpg' });
    const link = await linkTo('short-lived.jpg', 60);
    await services.db.$client.query('delete from stored_files where id = $1', [file.id]);
    expect((await get(link)).status).toBe(404);
  });

  test('lives as long as the shop decides: 60 seconds to look, 3600 to download', async () => {
    onTestFinished(() => clock.advance(-3_600_000));
    const short = await Promise.all([1, 59, 60].map((seconds) => linkTo('x.jpg', seconds)));
    const long = await Promise.all([61, 3600, 315_360_000].map((seconds) => linkTo('x.jpg', seconds)));
    clock.advance(59_999);
    expect(await statusesOf([...short, ...long])).toEqual([200, 200, 200, 200, 200, 200]);
    clock.advance(1);
    expect(await statusesOf([...short, ...long])).toEqual([403, 403, 403, 200, 200, 200]);
    clock.advance(3_540_000);
    expect(await statusesOf(long)).toEqual([403, 403, 403]);
  });
});

describe('a part of a file', () => {
  test('is what a Range asks for', async () => {
    const link = await linkTo('x.jpg', 60);
    const answer = await get(link, { range: 'bytes=2-5' });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('2345');
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(answer.headers.get('content-length')).toBe('4');
    expect(await (await get(link, { range: 'bytes=-3' })).text()).toBe('789');
  });

  test('is refused when there is none', async () => {
    const answer = await get(await linkTo('x.jpg', 60), { range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
    expect(await answer.text()).toBe('');
  });

  test('is resumed only on the same bytes', async () => {
    const link = await linkTo('x.jpg', 60);
    const range = 'bytes=5-';
    expect((await get(link, { range, 'if-range': `"${sha256}"` })).status).toBe(206);
    for (const ifRange of ['"other"', `W/"${sha256}"`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const answer = await get(link, { range, 'if-range': ifRange });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(TEXT);
    }
  });

  test('is ignored where it makes no sense', async () => {
    const answer = await get(await linkTo('x.jpg', 60), { range: 'bytes=4-2' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(TEXT);
  });
});

describe('asking for signed links', () => {
  const SECONDS = 'Expires in must be a whole number of seconds.';

  test.each([
    ['no lifetime', {}, SECONDS],
    ['a negative lifetime', { expiresIn: -1 }, SECONDS],
    ['no time at all', { expiresIn: 0 }, SECONDS],
    ['a fraction', { expiresIn: 1.5 }, SECONDS],
    ['a word', { expiresIn: 'x' }, SECONDS],
    ['null', { expiresIn: null }, SECONDS],
    ['infinity', '{"expiresIn":1e400}', SECONDS],
    ['a list', { expiresIn: [60] }, SECONDS],
    ['a picture size', { expiresIn: 60, transform: {} }, 'Transform is not expected here.'],
    ['a poisoned field', '{"expiresIn":60,"__proto__":{}}', 'Some of the details are not valid.'],
    ['something else', '[]', 'Input must be an object.'],
    ['no JSON', 'expiresIn=60', 'The request is not valid JSON.'],
  ])('with %s is refused', async (_what, body, message) => {
    const answer = await sign(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ statusCode: '400', error: 'bad_request', message });
  });

  test.each([
    ['no paths', { expiresIn: 60, paths: [] }],
    ['a path that is none', { expiresIn: 60, paths: [1] }],
    ['an endless path', { expiresIn: 60, paths: ['a'.repeat(513)] }],
  ])('for %s is refused', async (_what, body) => {
    expect((await sign(body, 'document_previews')).status).toBe(400);
  });

  test('is done in JSON', async () => {
    const answer = await sign({ expiresIn: 60 }, 'document_previews/x.jpg', 'text/plain');
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ statusCode: '415', error: 'unsupported_media_type' });
  });

  test.each([
    { limit: 0 },
    { limit: 1001 },
    { offset: -1 },
    { offset: 1e12 },
    { search: 'x'.repeat(201) },
    { search: 'a\0b' },
    { prefix: 7 },
    { sortBy: { column: 'size; drop table', order: 'asc' } },
    { owner: 'bob' },
  ])('for a list with %j is refused', async (body) => {
    const answer = await fetch(`${ORIGIN}/storage/v1/object/list/document_previews`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a signed link to S3', async () => {
  const s3 = createS3Storage(await startLocalS3());
  const shop = await createFilesShop(s3);

  test('sends the browser on, for what is left of its life, bound to its name', async () => {
    const file = await shop.store({ path: 'x.jpg' });
    const client = shop.bucketOf({ authorization: `Bearer ${shop.ann.token}` });
    const { data } = await client.createSignedUrl('x.jpg', 3600, { download: true });
    shop.clock.advance(3_500_500);
    const answer = await shop.fetch(data?.signedUrl ?? '');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.pathname).toBe(`/bindery-test/${objectKeyOf(file)}`);
    expect(location.searchParams.get('X-Amz-Expires')).toBe('99');
    expect(location.searchParams.get('response-content-type')).toBe('image/jpeg');
    expect(location.searchParams.get('response-content-disposition')).toBe(
      `attachment; filename="Picture.jpg"; filename*=UTF-8''Picture.jpg`,
    );
  });
});

describe('a fault on our side', () => {
  test('is told without its insides', async () => {
    const broken = { ...storage, read: () => Promise.reject(new Error('the disk is on fire')) };
    const answer = await createApp({ ...services, storage: broken }).request(await linkTo('x.jpg', 60));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('on fire');
  });
});
