import type { Services } from '#server/kernel/services.ts';
import { recordDownload } from '#server/modules/orders/events/record-download.ts';
import { accessOf, noteAccess } from '#server/modules/evidence/note-access.ts';
import { openSignedFile, type SignedRequest } from '#server/modules/files/open-signed-file.ts';
import { findStamped } from '#server/modules/binder/files/find-stamped.ts';
import { serveFile } from './serve-file.ts';
import { serveStampedFile, type StampServices } from './serve-stamped-file.ts';

type SignedServices = StampServices & Pick<Services, 'keys'>;

export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** Answers GET and HEAD for a signed link; whoever holds a valid one may fetch, no session is asked for. */
export const serveSignedFile = async (
  services: SignedServices,
  request: Request,
  signed: SignedRequest,
  address: string,
) => {
  const { secondsLeft, ...opened } = await openSignedFile(services, signed);
  const { file, disposition } = opened;
  const stamped = (await findStamped(services.db, [file])).get(file.path);
  const served = stamped
    ? await serveStampedFile(services, request, { ...opened, stamped }, PRIVATE)
    : await serveFile(services, request, {
        ...opened,
        headers: PRIVATE,
        direct: { seconds: secondsLeft, headers: PRIVATE },
      });
  if (disposition === 'attachment' && file.orderId !== null && isHandedOver(request, served)) {
    noteAccess(services, { ...accessOf(file.path), orderId: file.orderId, kind: 'download', address });
    await recordDownload(services, { orderId: file.orderId, fileName: file.downloadName });
  }
  return served;
};

/** All of it, or the way there; a part is the rest of a download that was noted when it began. */
const isHandedOver = ({ method }: Request, { status }: Response) =>
  method === 'GET' && (status === 200 || status === 302);
