import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { DamagedFile } from './damaged-file.ts';

/**
 * The same bytes, of which the last are handed on only once all of them are known to be those that were written. A
 * reader of other bytes is left with an answer that visibly broke off, never with a file that looks whole.
 */
export const verifiedBody = (
  body: Readable,
  file: Pick<StoredFile, 'id' | 'bucket' | 'sha256'>,
): Readable => {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  const verified = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      const ready = held;
      held = chunk;
      done(null, ready);
    },
    flush(done) {
      if (hash.digest('hex') === file.sha256) done(null, held);
      else done(new DamagedFile(file, 'altered'));
    },
  });
  // Whoever reads is told of a failure; here it only must not go unobserved.
  pipeline(body, verified, () => {});
  return verified;
};
