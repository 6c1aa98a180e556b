import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { holds } from '#server/http/answer.ts';
import { MARKS } from '#shared/industry-face.ts';
import { acceptedCoding, type ContentCoding } from '#server/http/content-coding.ts';

type Asset = {
  headers: Record<string, string>;
  bodies: { identity: Buffer } & Partial<Record<ContentCoding, Buffer>>;
};

type Assets = ReadonlyMap<string, Asset>;

/** Everything Vite names by its content lives here and never changes; the rest of the folder may. */
export const HASHED_ASSETS = '/assets/';

const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<ContentCoding, string>;

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isPublic = (file: string) =>
  extname(file) in contentTypes && !file.split(sep).some((part) => part.startsWith('.'));

/**
 * Reads the built files once. Only paths found here are ever served, and only types a page asks for, so no
 * request can reach another file, a source map or a dot file.
 */
export const readAssets = async (directory: string): Promise<Assets> => {
  const files = await readdir(directory, { recursive: true });
  const assets = files.filter(isPublic).map(async (file): Promise<[string, Asset]> => {
    const path = `/${file.split(sep).join('/')}`;
    const read = (suffix: string) =>
      files.includes(file + suffix) ? readFile(join(directory, file + suffix)) : undefined;
    const [identity, br, gzip] = await Promise.all([
      readFile(join(directory, file)),
      read(SUFFIX.br),
      read(SUFFIX.gzip),
    ]);
    return [
      path,
      { headers: headersOf(path, identity), bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } },
    ];
  });
  return new Map(await Promise.all(assets));
};

const headersOf = (path: string, body: Buffer) => ({
  'content-type': contentTypes[extname(path)] ?? '',
  'cache-control': path.startsWith(HASHED_ASSETS)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  // Mails are read on other sites.
  ...(path.startsWith(MARKS) && { 'cross-origin-resource-policy': 'cross-origin' }),
});

export const serveAsset = (asset: Asset, request: Request) => {
  if (holds(request.headers.get('if-none-match'), asset.headers['etag'] ?? '')) {
    return new Response(null, { status: 304, headers: asset.headers });
  }
  const coding = acceptedCoding(request.headers.get('accept-encoding'));
  const coded = coding && asset.bodies[coding];
  const body = coded ?? asset.bodies.identity;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      ...asset.headers,
      'content-length': String(body.length),
      ...(coded && { 'content-encoding': coding }),
    },
  });
};
