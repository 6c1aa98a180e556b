import type { Config } from '#server/config.ts';
import { type Finding, ok, toDo } from './finding.ts';
import { isWritable, nearestFolder } from './nearest-folder.ts';

const PART = 'Storage';
const ANSWER_LIMIT_MS = 5000;

type S3 = Extract<Config['storage'], { kind: 's3' }>;

export const checkStorage = ({ storage }: Pick<Config, 'storage'>) =>
  storage.kind === 'disk' ? checkFolder(storage.directory) : checkBucket(storage);

const checkFolder = async (directory: string): Promise<Finding> => {
  const folder = nearestFolder(directory);
  if (!(await isWritable(folder)))
    return toDo(
      PART,
      `${folder} cannot be written: give this user the right to, or set DATA_DIR to another folder`,
    );
  return ok(PART, folder === directory ? directory : `${directory}, made at the first start`);
};

const checkBucket = async (storage: S3): Promise<Finding> => {
  const url = bucketUrl(storage);
  const answer = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => undefined);
  if (!answer) return toDo(PART, `${url.host} does not answer: check S3_ENDPOINT, S3_REGION and the network`);
  if (answer.status === 404)
    return toDo(PART, `${url.host} has no bucket ${storage.bucket}: make it, or correct S3_BUCKET`);
  if (answer.status === 301)
    return toDo(PART, `the bucket ${storage.bucket} is in another region: correct S3_REGION`);
  return ok(PART, `bucket ${storage.bucket} answers at ${url.host}; its keys are tried when the shop starts`);
};

const bucketUrl = ({ endpoint, bucket, region }: S3) =>
  endpoint
    ? new URL(`${endpoint.replace(/\/$/, '')}/${bucket}`)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
