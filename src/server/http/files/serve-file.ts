import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { Disposition } from '#server/modules/files/signed-token.ts';
import { objectKeyOf, type StoredFile } from '#server/modules/files/stored-file.ts';
import { byteRangeOf } from './byte-range.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { type FileServices, readForCustomer } from './read-for-customer.ts';

type ServedFile = {
  file: StoredFile;
  disposition: Disposition;
  /** For the bytes themselves. */
  headers: Record<string, string>;
  /** Where the storage hands out files itself: for how long, and what is said of the way there. */
  direct: { seconds: number; headers: Record<string, string> };
};

/** Everything else is handed over as a download, whatever the link says: no file of ours runs in a browser. */
const SHOWN_INLINE = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

/** A browser needs inline styles to lay out a bare picture or PDF, and nothing more. */
export const PICTURE_POLICY =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Answers GET and HEAD. Who may have the file was asked before. */
export const serveFile = async (
  services: FileServices,
  request: Request,
  served: ServedFile,
): Promise<Response> => {
  // A link of S3 is good for GET alone, so HEAD is always answered from here.
  if (request.method === 'HEAD') return new Response(null, { headers: fullHeadersOf(served) });
  const { file, direct } = served;
  const location = await services.storage.directUrl(objectKeyOf(file), {
    expiresInSeconds: direct.seconds,
    contentType: file.contentType,
    contentDisposition: dispositionOf(served),
  });
  if (location) return new Response(null, { status: 302, headers: { ...direct.headers, location } });
  return streamFile(services, request, served);
};

const streamFile = async (services: FileServices, request: Request, served: ServedFile) => {
  const { file } = served;
  const headers = headersOf(served);
  const range = mayResume(request, headers.etag)
    ? byteRangeOf(request.headers.get('range') ?? undefined, file.size)
    : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    });
  const bytes = await readForCustomer(services, file, { range, signal: request.signal });
  const body = Readable.toWeb(bytes) as NodeWebStream<Uint8Array> as ReadableStream<Uint8Array>;
  if (!range) return new Response(body, { headers: fullHeadersOf(served) });
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
  });
};

const dispositionOf = ({ file, disposition }: ServedFile) =>
  contentDispositionOf(SHOWN_INLINE.has(file.contentType) ? disposition : 'attachment', file.downloadName);

const headersOf = (served: ServedFile) => ({
  'accept-ranges': 'bytes',
  'content-disposition': dispositionOf(served),
  'content-security-policy': PICTURE_POLICY,
  'content-type': served.file.contentType,
  'cross-origin-resource-policy': 'same-origin',
  etag: `"${served.file.sha256}"`,
  ...served.headers,
});

const fullHeadersOf = (served: ServedFile) => ({
  ...headersOf(served),
  'content-length': String(served.file.size),
});

/** A resumed download must go on with the same bytes it began with. */
const mayResume = (request: Request, etag: string) => (request.headers.get('if-range') ?? etag) === etag;
