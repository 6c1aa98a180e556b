import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { type Context, Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { openOrderZip, type OrderZip } from '#server/modules/generation/order-zip.ts';
import { rowId } from '#shared/contract/row-id.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { toldByLog } from './told-by-log.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock' | 'storage'>;

/**
 * GET /api/customer/orders/{id}.zip: all files of an order in one, streamed; whoever holds a valid link may fetch it.
 * With `version`, those of that generation; the link is bound to it.
 */
export const orderZipRoute = (services: Touched) =>
  new Hono<ShopEnv>().get('/:name{\\d+\\.zip}', async (c) => {
    const orderId = rowId.safeParse(Number.parseInt(c.req.param('name'), 10));
    if (!orderId.success) throw new DomainError('order.not-found');
    const { token = '', version } = c.req.query();
    const zip = await openOrderZip(services, {
      orderId: orderId.data,
      version: version === undefined ? undefined : Number(version),
      token,
    });
    return new Response(c.req.method === 'HEAD' ? null : await openZip(services, zip, c), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDispositionOf('attachment', zip.downloadName),
        'content-length': String(predictLength(zip.files.map(entryOf))),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });

/** A first file that cannot be read is refused like anything else; at a later one the download breaks off. */
const openZip = async (services: Touched, zip: OrderZip, c: Context<ShopEnv>) => {
  const { signal } = c.req.raw;
  const entries = entriesOf(services, zip, signal);
  const first = await entries.next();
  return toldByLog(makeZip(allOf(first, entries)), (error) => {
    if (signal.aborted) c.get('log').info({ err: error }, 'the caller left');
    else c.get('log').error({ err: error }, 'a ZIP broke off');
  });
};

async function* allOf<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

const entryOf = ({ name, file }: OrderZip['files'][number]) => ({
  name,
  size: file.size,
  lastModified: file.createdAt,
});

/** Each file is opened when its turn comes, and closed if the reader goes away. */
async function* entriesOf(services: Touched, { files }: OrderZip, signal: AbortSignal) {
  for (const entry of files) {
    signal.throwIfAborted();
    const { body } = await readFile(services, entry.file);
    const close = () => body.destroy();
    signal.addEventListener('abort', close, { once: true });
    yield { ...entryOf(entry), input: Readable.toWeb(body) as ReadableStream<Uint8Array> };
    signal.removeEventListener('abort', close);
  }
}
