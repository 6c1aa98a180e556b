import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { Services } from '#server/kernel/services.ts';
import {
  openSignedFile,
  type OpenedFile,
  type SignedRequest,
} from '#server/modules/files/open-signed-file.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { byteRangeOf } from './byte-range.ts';
import { contentDispositionOf } from './content-disposition.ts';

type FileServices = Pick<Services, 'db' | 'storage' | 'keys' | 'clock'>;

/** Everything else is handed over as a download, whatever the link says: no file of ours runs in a browser. */
const SHOWN_INLINE = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

/** A browser needs inline styles to lay out a bare picture or PDF, and nothing more. */
const POLICY =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Answers GET and HEAD for a signed link; whoever holds a valid one may fetch, no session is asked for. */
export const serveSignedFile = async (services: FileServices, request: Request, signed: SignedRequest) => {
  const opened = await openSignedFile(services, signed);
  // A link of S3 is good for GET alone, so HEAD is always answered from here.
  if (request.method === 'HEAD') return new Response(null, { headers: fullHeadersOf(opened) });
  const location = await services.storage.directUrl(objectKeyOf(opened.file), {
    expiresInSeconds: opened.secondsLeft,
    contentType: opened.file.contentType,
    contentDisposition: dispositionOf(opened),
  });
  if (location) return new Response(null, { status: 302, headers: { ...PRIVATE, location } });
  return streamFile(services, request, opened);
};

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

const streamFile = async (services: FileServices, request: Request, opened: OpenedFile) => {
  const { file } = opened;
  const headers = headersOf(opened);
  const range = mayResume(request, headers.etag)
    ? byteRangeOf(request.headers.get('range') ?? undefined, file.size)
    : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    });
  const { body } = await readFile(services, file, range);
  if (!range) return new Response(untilAborted(body, request.signal), { headers: fullHeadersOf(opened) });
  return new Response(untilAborted(body, request.signal), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
  });
};

const dispositionOf = ({ file, disposition }: OpenedFile) =>
  contentDispositionOf(SHOWN_INLINE.has(file.contentType) ? disposition : 'attachment', file.downloadName);

const headersOf = (opened: OpenedFile) => ({
  ...PRIVATE,
  'accept-ranges': 'bytes',
  'content-disposition': dispositionOf(opened),
  'content-security-policy': POLICY,
  'content-type': opened.file.contentType,
  'cross-origin-resource-policy': 'same-origin',
  etag: `"${opened.file.sha256}"`,
});

const fullHeadersOf = (opened: OpenedFile) => ({
  ...headersOf(opened),
  'content-length': String(opened.file.size),
});

/** A resumed download must go on with the same bytes it began with. */
const mayResume = (request: Request, etag: string) => (request.headers.get('if-range') ?? etag) === etag;

/** The server does not cancel the body of an answer whose client left before it began: the descriptor is ours to close. */
const untilAborted = (body: Readable, signal: AbortSignal) => {
  const destroy = () => body.destroy();
  if (signal.aborted) destroy();
  signal.addEventListener('abort', destroy, { once: true });
  return Readable.toWeb(body) as NodeWebStream<Uint8Array> as ReadableStream<Uint8Array>;
};
