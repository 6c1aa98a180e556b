import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Streams the body into the sink and tells what passed. Rejects, with both ends closed, when either fails. */
export const copyMeasured = async (body: Uint8Array | Readable, sink: Writable) => {
  const hash = createHash('sha256');
  let size = 0;
  const measure = async function* (chunks: AsyncIterable<Uint8Array | string>) {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  };
  await pipeline(body instanceof Readable ? body : Readable.from([body]), measure, sink);
  return { size, sha256: hash.digest('hex') };
};
