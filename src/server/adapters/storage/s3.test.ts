import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { listedKeys, storageContract } from '#tests/contracts/storage.ts';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { createS3Storage } from './s3.ts';

const config = await startLocalS3();
const storage = createS3Storage(config);
storageContract('S3', async () => storage);

const startServer = async (server: Server) => {
  afterAll(() => server.close());
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
};

/** Pages as S3 gives them; the local S3 server cannot continue a list on this Node. */
const answerInPages: RequestListener = ({ url }, response) => {
  const isSecond = new URL(url ?? '', config.endpoint).searchParams.get('continuation-token') === 'next';
  const more = isSecond ? '' : '<NextContinuationToken>next</NextContinuationToken>';
  response.end(`<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${more}<Contents>
    <Key>${isSecond ? 'b' : 'a'}</Key><LastModified>2026-01-01T00:00:00Z</LastModified>
  </Contents></ListBucketResult>`);
};

const link = {
  expiresInSeconds: 60,
  contentType: 'image/png',
  contentDisposition: 'inline; filename="a.png"',
};

const signatureOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('X-Amz-Signature');

describe('storage in S3', () => {
  test('hands out a link that carries type, name and lifetime', async () => {
    await storage.write('logos/linked', Buffer.from('a picture'), 'application/octet-stream');
    const url = new URL((await storage.directUrl('logos/linked', link)) ?? '');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    const answer = await fetch(url);
    expect(await answer.text()).toBe('a picture');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="a.png"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([{ contentType: 'text/html' }, { contentDisposition: 'attachment' }, { expiresInSeconds: 61 }])(
    'binds %o into the signature of a link',
    async (change) => {
      const [one, other] = await Promise.all([
        storage.directUrl('logos/linked', link),
        storage.directUrl('logos/linked', { ...link, ...change }),
      ]);
      expect(signatureOf(one)).toMatch(/^[0-9a-f]{64}$/);
      expect(signatureOf(other)).not.toBe(signatureOf(one));
    },
  );

  test('lists more objects than fit on one page', async () => {
    const endpoint = await startServer(createHttpServer(answerInPages));
    expect(await listedKeys(createS3Storage({ ...config, endpoint }).list(''))).toEqual(['a', 'b']);
  });

  test('gives up on a server that keeps silent', async () => {
    const silent = createS3Storage(
      { ...config, endpoint: await startServer(createServer()) },
      { silenceMs: 200 },
    );
    await expect(silent.check()).rejects.toThrow();
    await expect(silent.read('logos/x')).rejects.toThrow();
    await expect(silent.remove('logos/x')).rejects.toThrow();
    await expect(silent.write('logos/x', Buffer.from('x'), 'text/plain')).rejects.toThrow();
  });

  test('says so when its bucket is missing', async () => {
    const lost = createS3Storage({ ...config, bucket: 'no-such-bucket' });
    await expect(lost.check()).rejects.toThrow('bucket');
    await expect(lost.read('logos/x')).rejects.toThrow('bucket');
  });
});
