import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import type { ByteRange, ListedObject, Storage } from '#server/ports/storage.ts';
import { SECOND } from '#shared/units.ts';
import { requireObjectKey } from './require-object-key.ts';
import { connectToS3, errorCodeOf, type S3Config } from './s3-client.ts';
import { withSpooledFile } from './spooled-file.ts';

/** How long a storage server may keep silent. */
const SILENCE_MS = 10 * SECOND;

type S3StorageOptions = { silenceMs?: number };

/** One constant object, so that probing never leaves orphans and two servers may probe at once. */
const PROBE_KEY = 'bindery-probe';

/** Objects in a bucket of S3, or of a server that speaks its protocol. */
export const createS3Storage = (
  config: S3Config,
  { silenceMs = SILENCE_MS }: S3StorageOptions = {},
): Storage => {
  const client = connectToS3(config, silenceMs);
  const addressOf = (key: string) => ({ Bucket: config.bucket, Key: requireObjectKey(key) });

  return {
    write: async (key, body, contentType) => {
      const address = addressOf(key);
      if (!(body instanceof Readable))
        return putObject(client, { ...address, ...measured(body), contentType });
      return withSpooledFile(body, (spooled) => putObject(client, { ...address, ...spooled, contentType }));
    },
    read: (key, range) =>
      withTimeout(silenceMs, (abortSignal) => getObject(client, { ...addressOf(key), range, abortSignal })),
    remove: async (key) => {
      const command = new DeleteObjectCommand(addressOf(key));
      await withTimeout(silenceMs, (abortSignal) => client.send(command, { abortSignal }));
    },
    list: (prefix) => listObjects(client, config.bucket, prefix),
    removeUnfinished: () => Promise.resolve(),
    directUrl: (key, { expiresInSeconds, contentType, contentDisposition }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...addressOf(key),
          ResponseContentType: contentType,
          ResponseContentDisposition: contentDisposition,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: expiresInSeconds },
      ),
    directOrigin: async () => {
      const command = new GetObjectCommand(addressOf(PROBE_KEY));
      return new URL(await getSignedUrl(client, command)).origin;
    },
    check: () =>
      withTimeout(silenceMs, async (abortSignal) => {
        const probe = { ...addressOf(PROBE_KEY), abortSignal };
        await putObject(client, { ...probe, ...measured(Buffer.from('probe')), contentType: 'text/plain' });
        (await getObject(client, probe))?.body.destroy();
      }),
  };
};

type Address = { Bucket: string; Key: string; abortSignal?: AbortSignal };
type Measured = { body: Uint8Array | Readable; size: number; sha256: string };

const measured = (body: Uint8Array): Measured => ({
  body,
  size: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
});

const putObject = async (client: S3Client, object: Address & Measured & { contentType: string }) => {
  const { Bucket, Key, body, size, sha256, contentType, abortSignal } = object;
  const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
  const command = new PutObjectCommand({
    Bucket,
    Key,
    Body: body,
    ContentLength: size,
    ContentType: contentType,
    ChecksumSHA256,
  });
  await client.send(command, { abortSignal });
  return { size, sha256 };
};

const getObject = async (
  client: S3Client,
  { Bucket, Key, abortSignal, range }: Address & { range?: ByteRange | undefined },
) => {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const command = new GetObjectCommand({ Bucket, Key, Range });
  try {
    const { Body, ContentRange, ContentLength } = await client.send(command, { abortSignal });
    return { body: Body as Readable, size: Number(ContentRange?.split('/')[1] ?? ContentLength) };
  } catch (error) {
    if (errorCodeOf(error) === 'NoSuchKey') return undefined;
    if (errorCodeOf(error) === 'InvalidRange')
      throw new RangeError('The object is shorter.', { cause: error });
    throw error;
  }
};

async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncGenerator<ListedObject> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified) yield { key: Key, writtenAt: LastModified };
}
