import { createS3Storage } from '#server/adapters/storage/s3.ts';
import type { Config } from '#server/config.ts';
import { type Finding, ok, toDo } from './finding.ts';
import { isWritable, nearestFolder } from './nearest-folder.ts';

const ANSWER_LIMIT_MS = 5000;

export const checkStorage = ({ storage }: Pick<Config, 'storage'>) =>
  storage.kind === 'disk' ? checkFolder(storage.directory) : checkBucket(storage);

const checkFolder = async (directory: string): Promise<Finding> => {
  const folder = nearestFolder(directory);
  if (!(await isWritable(folder)))
    return toDo(
      `${folder} cannot be written: give this user the right to, or set DATA_DIR to another folder`,
    );
  return ok(folder === directory ? directory : `${directory}, made at the first start`);
};

const checkBucket = async (storage: Extract<Config['storage'], { kind: 's3' }>): Promise<Finding> => {
  try {
    await createS3Storage(storage, { silenceMs: ANSWER_LIMIT_MS }).check();
    return ok(`bucket ${storage.bucket} can be written and read`);
  } catch (error) {
    const { name, message } = error as Error;
    return toDo(`bucket ${storage.bucket} cannot be used (${message || name}): check the S3_ variables`);
  }
};
