import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { type Context, Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { recordDownload } from '#server/modules/orders/events/record-download.ts';
import { noteAccess } from '#server/modules/evidence/note-access.ts';
import { openOrderZip, type OrderZip } from '#server/modules/generation/order-zip.ts';
import { findStamped, type StampedFile } from '#server/modules/binder/files/find-stamped.ts';
import { rowId } from '#shared/contract/row-id.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { toldByLog } from './told-by-log.ts';
import { readForCustomer } from './read-for-customer.ts';
import { readStamped, type StampServices } from './serve-stamped-file.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

type Touched = StampServices & Pick<Services, 'keys'>;

/** With those of its files that are of revisions no longer in force, by their paths. */
type StampedZip = OrderZip & { stamped: ReadonlyMap<string, StampedFile> };

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
    const stamped = await findStamped(
      services.db,
      zip.files.map(({ file }) => file),
    );
    const body = c.req.method === 'HEAD' ? null : await openZip(services, { ...zip, stamped }, c);
    if (body) {
      const address = c.get('address');
      noteAccess(services, { orderId: orderId.data, kind: 'download', format: 'zip', address });
      await recordDownload(services, { orderId: orderId.data, fileName: zip.downloadName });
    }
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDispositionOf('attachment', zip.downloadName),
        // How long a stamped copy is, is known once it is made.
        ...(stamped.size === 0 && { 'content-length': String(predictLength(zip.files.map(entryOf))) }),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });

/** Once the first bytes are sent, a file that is missing could only break the ZIP off. */
const openZip = async (services: Touched, zip: StampedZip, c: Context<ShopEnv>) => {
  const { signal } = c.req.raw;
  for (const { file } of zip.files) (await readForCustomer(services, file, { signal })).destroy();
  return toldByLog(makeZip(entriesOf(services, zip, signal)), (error) => {
    if (signal.aborted) c.get('log').info({ err: error }, 'the caller left');
    else c.get('log').error({ err: error }, 'a ZIP broke off');
  });
};

const entryOf = ({ name, file }: OrderZip['files'][number]) => ({
  name,
  size: file.size,
  lastModified: file.createdAt,
});

/** Each file is opened when its turn comes, and closed if the reader goes away. */
async function* entriesOf(services: Touched, { files, stamped }: StampedZip, signal: AbortSignal) {
  for (const entry of files) {
    signal.throwIfAborted();
    const stamp = stamped.get(entry.file.path);
    if (stamp) {
      const { size: _, ...named } = entryOf(entry);
      yield { ...named, input: await readStamped(services, entry.file, stamp, signal) };
      continue;
    }
    const body = await readForCustomer(services, entry.file, { signal });
    yield { ...entryOf(entry), input: Readable.toWeb(body) as ReadableStream<Uint8Array> };
  }
}
