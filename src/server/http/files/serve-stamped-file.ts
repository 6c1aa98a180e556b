import { buffer } from 'node:stream/consumers';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import type { StampedFile } from '#server/modules/binder/files/find-stamped.ts';
import type { Disposition } from '#server/modules/files/signed-token.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { type FileServices, readForCustomer } from './read-for-customer.ts';
import { PICTURE_POLICY } from './serve-file.ts';

export type StampServices = FileServices & Pick<Services, 'templateEngine'>;

/** A file is in memory while it is stamped: as many at a time as there are processes for it. */
const oneOfFew = createSemaphore({ concurrent: 2, waiting: 40 });

/** The bytes of a copy that says on every page what has become of it. What is stored stays as it is. */
export const readStamped = (
  services: StampServices,
  file: StoredFile,
  { format, stamp }: Pick<StampedFile, 'format' | 'stamp'>,
  signal: AbortSignal,
) =>
  oneOfFew(async () => {
    signal.throwIfAborted();
    const bytes = await buffer(await readForCustomer(services, file, { signal }));
    return services.templateEngine.stamp(bytes, format, stamp);
  });

type ServedCopy = { file: StoredFile; stamped: StampedFile; disposition: Disposition };

/** Answers GET and HEAD. A copy is made for whoever asks: it has no tag, no ranges, and no length until it is there. */
export const serveStampedFile = async (
  services: StampServices,
  request: Request,
  { file, stamped, disposition }: ServedCopy,
  more: Record<string, string>,
): Promise<Response> => {
  const shown = file.contentType === 'application/pdf' ? disposition : 'attachment';
  const headers = {
    'content-disposition': contentDispositionOf(shown, stamped.name),
    'content-security-policy': PICTURE_POLICY,
    'content-type': file.contentType,
    'cross-origin-resource-policy': 'same-origin',
    ...more,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await readStamped(services, file, stamped, request.signal);
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-length': String(bytes.length) },
  });
};
