import type { PageContext, PagePiece } from '#shared/page-context.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { Answer } from '#server/http/answer.ts';
import { pagePolicy, type PagePolicyOptions } from '#server/http/security/page-policy.ts';

export type PageRenderer = {
  fetch: (request: Request, options: { context: PageContext }) => Promise<Response>;
};

type PageOptions = PagePolicyOptions & {
  context: PageContext;
  /** Printed into failed pages only, so that a visitor can quote it; a page that works may be cached. */
  requestId?: string | undefined;
};

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

/** Pages and files are only ever read; writing goes through the API. */
export const refuseWrites = (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD'
    ? undefined
    : new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });

/** Renders one page whole, with the policy that fits exactly its scripts. */
export const renderPage = async (
  renderer: PageRenderer,
  request: Request,
  options: PageOptions,
): Promise<Answer> => {
  let isUncacheable = false;
  let pieces: readonly PagePiece[] | undefined;
  const reportError = (error: unknown) => {
    isUncacheable = true;
    options.context.reportError(error);
  };
  const site = await siteNow({ ...options.context, reportError });
  const rendered = await renderer.fetch(pageRequest(request, site), {
    context: { ...options.context, site, reportError, takePage: (page) => void (pieces = page) },
  });
  const location = rendered.headers.get('location');
  if (location) return redirect(rendered.status, location);

  const { status } = rendered;
  const page = (pieces ?? [await rendered.text()]).map((piece) =>
    withRequestId(piece, status, options.requestId),
  );
  const headers = { ...PAGE_HEADERS, 'content-security-policy': pagePolicy(textOf(page), options) };
  return { status, headers, body: Buffer.concat(page.map(bytesOf)), isUncacheable };
};

const textOf = (page: readonly PagePiece[]) => page.filter((piece) => typeof piece === 'string').join('');
const bytesOf = (piece: PagePiece) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

/** A page of a shop whose demo is complete has nothing to ask about it. What is not known now, it asks for itself. */
const siteNow = async ({ site, isFillingDemo, legal, reportError }: PageContext): Promise<SiteConfig> => {
  const hasDemo = site.hasDemo && isFillingDemo ? await isFillingDemo().catch(() => true) : site.hasDemo;
  const legalPages = await legal?.listPages().catch(reportError);
  return { ...site, hasDemo, ...(legalPages && legalPages.length > 0 && { legalPages }) };
};

/**
 * The renderer sees an address and nothing else: no cookie, token or host name of the visitor can end up
 * in a page. Nor does it hear that the visitor left: others may be waiting for the same page.
 */
const pageRequest = (request: Request, site: SiteConfig) => {
  const { pathname, search } = new URL(request.url);
  const url = new URL(site.publicUrl);
  url.pathname = pathname;
  url.search = search;
  return new Request(url, { headers: { accept: 'text/html' } });
};

/** Redirects stay on this site, whatever host name it is reached by. */
const redirect = (status: number, location: string): Answer => {
  const { pathname, search } = new URL(location, 'http://page');
  return {
    status,
    headers: { location: pathname.replace(/^\/+/, '/') + search },
    body: Buffer.alloc(0),
  };
};

const withRequestId = (piece: PagePiece, status: number, requestId: string | undefined) =>
  typeof piece !== 'string' || status < 500 || !requestId || !/^[\w-]+$/.test(requestId)
    ? piece
    : piece.replace('</head>', `<meta name="request-id" content="${requestId}"/></head>`);
