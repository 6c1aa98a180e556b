import { openPublicFile } from '#server/modules/files/open-public-file.ts';
import type { FileAddress } from '#server/modules/files/stored-file.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';
import { holds } from '#server/http/answer.ts';
import type { FileServices } from './read-for-customer.ts';
import { serveFile } from './serve-file.ts';

const publicFile = {
  cacheSeconds: (365 * DAY) / SECOND,
  /** With S3: how long a browser may use the address we send it on to, and how long that one lives. */
  redirectCacheSeconds: (30 * MINUTE) / SECOND,
  directSeconds: HOUR / SECOND,
} as const;

/** A path is never given to another file, so whoever has the bytes may keep them. */
const FOR_EVER = { 'cache-control': `public, max-age=${publicFile.cacheSeconds}, immutable` };

/** The way to the storage is known for less long than the link at its end lives. */
const ON_THE_WAY = { 'cache-control': `public, max-age=${publicFile.redirectCacheSeconds}` };

/** Answers GET and HEAD for the address of a file that everybody may see. */
export const servePublicFile = async (services: FileServices, request: Request, address: FileAddress) => {
  const headers = FOR_EVER;
  const file = await openPublicFile(services, address);
  const etag = `"${file.sha256}"`;
  if (holds(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return serveFile(services, request, {
    file,
    disposition: 'inline',
    headers,
    direct: { seconds: publicFile.directSeconds, headers: ON_THE_WAY },
  });
};
