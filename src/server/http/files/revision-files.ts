import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { openRevisionFile } from '#server/modules/binder/files/revision-file.ts';
import { accessOf, noteAccess } from '#server/modules/evidence/note-access.ts';
import { recordDownload } from '#server/modules/orders/events/record-download.ts';
import { revisionFileInput } from '#shared/contract/binder-files.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { serveFile } from './serve-file.ts';
import { PRIVATE } from './serve-signed-file.ts';
import { serveStampedFile, type StampServices } from './serve-stamped-file.ts';

type Touched = StampServices & Pick<Services, 'keys'>;

/** GET revisions/{document}/{revision}.{format} below `BINDER_PATH`: whoever holds a valid link may fetch it. */
export const revisionFileRoute = (services: Touched) =>
  new Hono<ShopEnv>().get('/revisions/:id{\\d+}/:name{\\d+\\.[a-z]+}', async (c) => {
    const [revision = '', format = ''] = c.req.param('name').split('.');
    const wanted = revisionFileInput.safeParse({
      id: Number(c.req.param('id')),
      revision: Number(revision),
      format,
    });
    if (!wanted.success) throw new DomainError('binder.not-found');
    const { token = '' } = c.req.query();
    const { file, disposition, secondsLeft, stamp } = await openRevisionFile(services, {
      ...wanted.data,
      token,
    });
    const served = stamp
      ? await serveStampedFile(
          services,
          c.req.raw,
          { file, disposition, stamped: { stamp, format: wanted.data.format, name: file.downloadName } },
          PRIVATE,
        )
      : await serveFile(services, c.req.raw, {
          file,
          disposition,
          headers: PRIVATE,
          direct: { seconds: secondsLeft, headers: PRIVATE },
        });
    const isHandedOver = c.req.method === 'GET' && (served.status === 200 || served.status === 302);
    if (isHandedOver && disposition === 'attachment' && file.orderId !== null) {
      noteAccess(services, {
        ...accessOf(file.path),
        orderId: file.orderId,
        revision: wanted.data.revision,
        kind: 'download',
        address: c.get('address'),
      });
      await recordDownload(services, { orderId: file.orderId, fileName: file.downloadName });
    }
    return served;
  });
