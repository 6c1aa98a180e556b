import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '#shared/page-context.ts';
import { respond } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { HASHED_ASSETS, readAssets, serveAsset } from './web-assets.ts';
import { type PageRenderer, refuseWrites, renderPage } from './web-page.ts';

export type WebApp = (request: Request, details?: { requestId?: string }) => Promise<Response>;

export type WebAppOptions = PageContext & {
  /** The folder `vite build` wrote. */
  distDir: string;
  imageOrigins?: readonly string[];
  /** Left out, every page is rendered anew. */
  cache?: AnswerCache;
};

/** The framework's own way to call the server; the shop has none of these, and its handler fails on made-up ones. */
const SERVER_FUNCTIONS = '/_serverFn';

/** Serves the built web front: its files as they are, every other address as a server-rendered page. */
export const createWebApp = async ({
  distDir,
  imageOrigins = [],
  cache = async (request, make) => respond(request, await make()),
  ...context
}: WebAppOptions): Promise<WebApp> => {
  const assets = await readAssets(join(distDir, 'client'));
  const renderer = await loadRenderer(join(distDir, 'server', 'server.js'));

  return async (request, { requestId } = {}) => {
    const refusal = refuseWrites(request);
    if (refusal) return refusal;
    const { pathname } = new URL(request.url);
    const asset = assets.get(pathname);
    if (asset) return serveAsset(asset, request);
    if (pathname.startsWith(HASHED_ASSETS) || pathname.startsWith(SERVER_FUNCTIONS))
      return new Response('Not found', { status: 404 });
    return cache(request, () => renderPage(renderer, request, { context, imageOrigins, requestId }));
  };
};

const loadRenderer = async (file: string) => {
  const { default: renderer }: { default: PageRenderer } = await import(pathToFileURL(file).href);
  return renderer;
};
