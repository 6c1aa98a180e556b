import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '#shared/page-context.ts';
import { respond } from '#server/http/answer.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { withKnownParameters } from './known-parameters.ts';
import { HASHED_ASSETS, readAssets, serveAsset } from './web-assets.ts';
import { type PageRenderer, refuseWrites, renderPage } from './web-page.ts';

export type WebApp = (request: Request, details?: { requestId?: string }) => Promise<Response>;

type WebAppOptions = PageContext & {
  /** The folder `vite build` wrote. */
  distDir: string;
  imageOrigins?: readonly string[];
  /** Left out, every page is rendered anew. */
  cache?: ResponseCache;
};

/** The framework's own way to call the server; the shop has none of these, and its handler fails on made-up ones. */
const SERVER_FUNCTIONS = '/_serverFn';

/** All that a page shows of its address before it is alive in the browser: what the home page looks for, and which version of a legal text. */
const HOME_PARAMETERS = ['q', 'industry'];
const LEGAL_PARAMETERS = ['version'];

const parametersOf = (pathname: string) => {
  if (pathname === '/') return HOME_PARAMETERS;
  return pathname.startsWith('/legal/') ? LEGAL_PARAMETERS : [];
};

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
    const { pathname, search } = new URL(request.url);
    const asset = assets.get(pathname);
    if (asset) return serveAsset(asset, request);
    if (pathname.startsWith(HASHED_ASSETS) || pathname.startsWith(SERVER_FUNCTIONS))
      return new Response('Not found', { status: 404 });
    const known = withKnownParameters(request, parametersOf(pathname));
    const page = await cache(known, () => renderPage(renderer, known, { context, imageOrigins, requestId }));
    return goingOnWith(page, search);
  };
};

/** Whoever is sent on takes along what they came with. */
const goingOnWith = (page: Response, search: string) => {
  const location = page.headers.get('location');
  if (location && !location.includes('?')) page.headers.set('location', location + search);
  return page;
};

const loadRenderer = async (file: string) => {
  const { default: renderer }: { default: PageRenderer } = await import(pathToFileURL(file).href);
  return renderer;
};
