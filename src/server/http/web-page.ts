import type { PageContext } from '#shared/page-context.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { acceptedCoding, compress } from './content-coding.ts';
import { pagePolicy, type PagePolicyOptions } from './page-policy.ts';

export type PageRenderer = {
  fetch: (request: Request, options: { context: PageContext }) => Promise<Response>;
};

export type PageOptions = PagePolicyOptions & {
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

/** Renders one page whole, then answers with the policy that fits exactly its scripts. */
export const servePage = async (renderer: PageRenderer, request: Request, options: PageOptions) => {
  const rendered = await renderer.fetch(pageRequest(request, options.context.site), {
    context: options.context,
  });
  const location = rendered.headers.get('location');
  if (location) return redirect(rendered.status, location);

  const html = withRequestId(await rendered.text(), rendered.status, options.requestId);
  const headers = { ...PAGE_HEADERS, 'content-security-policy': pagePolicy(html, options) };
  return respond(request, { html, status: rendered.status, headers });
};

/**
 * The renderer sees an address and nothing else: no cookie, token or host name of the visitor can end up
 * in a page.
 */
const pageRequest = (request: Request, site: SiteConfig) => {
  const { pathname, search } = new URL(request.url);
  const url = new URL(site.publicUrl);
  url.pathname = pathname;
  url.search = search;
  return new Request(url, { headers: { accept: 'text/html' }, signal: request.signal });
};

/** Redirects stay on this site, whatever host name it is reached by. */
const redirect = (status: number, location: string) => {
  const { pathname, search } = new URL(location, 'http://page');
  return new Response(null, { status, headers: { location: pathname.replace(/^\/+/, '/') + search } });
};

const withRequestId = (html: string, status: number, requestId: string | undefined) =>
  status < 500 || !requestId || !/^[\w-]+$/.test(requestId)
    ? html
    : html.replace('</head>', `<meta name="request-id" content="${requestId}"/></head>`);

type Page = { html: string; status: number; headers: Record<string, string> };

const respond = async (request: Request, { html, status, headers }: Page) => {
  const coding = acceptedCoding(request.headers.get('accept-encoding'));
  const plain = Buffer.from(html);
  const body = coding ? await compress(coding, plain) : plain;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(coding && { 'content-encoding': coding }),
    },
  });
};
