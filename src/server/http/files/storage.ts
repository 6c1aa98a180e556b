import { type Context, Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { authenticate } from '#server/modules/auth/authenticate.ts';
import { listReadableFiles } from '#server/modules/files/list-readable-files.ts';
import { signFiles } from '#server/modules/files/sign-files.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { listFilesInput, signFileInput, signFilesInput } from '#shared/contract/files.ts';
import type { ProblemKey } from '#shared/problems.ts';
import { readJson } from '#server/http/bodies/read-json.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { StampServices } from './serve-stamped-file.ts';
import { servePublicFile } from './serve-public-file.ts';
import { serveSignedFile } from './serve-signed-file.ts';
import { listedFileOf, signedFileOf } from './storage-serializer.ts';

/** The part of Supabase Storage's interface that the shop needs, to be mounted at `STORAGE_BASE`. */
export const storageRoutes = (services: StampServices & Pick<Services, 'keys'>) => {
  const readerOf = async (c: Context) => (await authenticate(services, c.req.header('authorization'))).id;

  return new Hono<ShopEnv>()
    .post('/object/list/:bucket', async (c) => {
      const readerId = await readerOf(c);
      const bucket = requireOpenBucket(c.req.param('bucket'));
      const { prefix, sortBy, ...page } = await readJson(c.req.raw, listFilesInput);
      const entries = await listReadableFiles(services, {
        ...page,
        readerId,
        bucket,
        folder: prefix,
        sort: { by: sortBy.column === 'name' ? 'name' : 'createdAt', descending: sortBy.order === 'desc' },
      });
      return c.json(entries.map(listedFileOf));
    })
    .post('/object/sign/:bucket', async (c) => {
      const readerId = await readerOf(c);
      const bucket = requireOpenBucket(c.req.param('bucket'));
      const { paths, expiresIn } = await readJson(c.req.raw, signFilesInput);
      const signed = await signFiles(services, { readerId, bucket, paths, expiresInSeconds: expiresIn });
      return c.json(signed.map(signedFileOf));
    })
    .post('/object/sign/*', async (c) => {
      const readerId = await readerOf(c);
      const { bucket, path } = addressIn(c.req.url);
      requireOpenBucket(bucket);
      const { expiresIn } = await readJson(c.req.raw, signFileInput);
      const [signed] = await signFiles(services, {
        readerId,
        bucket,
        paths: [path],
        expiresInSeconds: expiresIn,
      });
      if (!signed || 'refusal' in signed) throw refusalOf(c, signed?.refusal);
      return c.json({ signedURL: signed.url });
    })
    .get('/object/sign/*', (c) => {
      const [token = '', ...more] = c.req.queries('token') ?? [];
      const signed = {
        ...addressIn(c.req.url),
        token: more.length === 0 ? token : '',
        asksForDownload: c.req.query('download') !== undefined,
      };
      return serveSignedFile(services, c.req.raw, signed, c.get('address'));
    })
    .get('/object/public/*', (c) => servePublicFile(services, c.req.raw, addressIn(c.req.url)))
    .all('*', () => {
      throw new DomainError('page.not-found');
    });
};

const refusalOf = (c: Context<ShopEnv>, key: ProblemKey = 'file.not-found') => {
  if (key === 'file.closed')
    c.get('log').info({ path: c.req.path }, 'a file of a closed order was asked for');
  return new DomainError(key);
};

/** Logos and other files of the shop have buckets too, but those are not for browsing. */
const requireOpenBucket = (bucket: string) => {
  if (bucket !== PREVIEW_BUCKET) throw new DomainError('file.not-found');
  return bucket;
};

/** From the URL as it was sent: the router's own parameters are decoded, and `x%2ejpg` must not become `x.jpg`. */
const addressIn = (url: string) => {
  const [, key = ''] = new URL(url).pathname.split(/\/object\/(?:sign|public)\/(.*)/s);
  const slash = key.indexOf('/');
  return { bucket: key.slice(0, Math.max(slash, 0)), path: key.slice(slash + 1) };
};
