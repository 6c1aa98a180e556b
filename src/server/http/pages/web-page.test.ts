import { expect, test } from 'vitest';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { type PageRenderer, renderPage } from './web-page.ts';

const context = { site: defaultSiteConfig, catalog: emptyCatalog, reportError: () => {} };

const rendererOf = (status: number): PageRenderer => ({
  fetch: async () => new Response('<html><head></head><body>A page</body></html>', { status }),
});

const serve = async (status: number, requestId: string | undefined) => {
  const page = await renderPage(rendererOf(status), new Request('http://localhost/'), { context, requestId });
  return page.body.toString();
};

test('a page that failed carries the id under which the failure was logged', async () => {
  expect(await serve(500, 'req-42')).toContain('<meta name="request-id" content="req-42"/>');
});

test('a page that works carries no id, so that it can be cached', async () => {
  expect(await serve(200, 'req-42')).not.toContain('req-42');
  expect(await serve(404, 'req-42')).not.toContain('req-42');
});

test('an id that is not an id is left out', async () => {
  expect(await serve(500, '"><script>alert(1)</script>')).not.toContain('script');
  expect(await serve(500, undefined)).not.toContain('request-id');
});

test('whatever renders a page sees its address on the public site, and nothing else of the visitor', async () => {
  let seen: Request | undefined;
  const renderer: PageRenderer = {
    fetch: async (request) => {
      seen = request;
      return new Response('');
    },
  };
  const headers = { cookie: 'c=1', authorization: 'Bearer x', 'x-forwarded-host': 'evil.example' };
  await renderPage(renderer, new Request('http://evil.example//a/b?c=d', { headers }), { context });
  expect(seen?.url).toBe(`${defaultSiteConfig.publicUrl}//a/b?c=d`);
  expect([...(seen?.headers ?? [])]).toEqual([['accept', 'text/html']]);
});

test.each([
  ['is complete', async () => false, false],
  ['is being filled', async () => true, true],
  ['is in a state nobody can tell', () => Promise.reject(new Error('The database is away.')), true],
])('a page of a shop whose demo %s knows so', async (_, isFillingDemo, expected) => {
  const seen: boolean[] = [];
  const renderer: PageRenderer = {
    fetch: async (_request, { context: { site } }) => {
      seen.push(site.hasDemo);
      return new Response('');
    },
  };
  const site = { ...defaultSiteConfig, hasDemo: true };
  await renderPage(renderer, new Request('http://localhost/'), {
    context: { ...context, site, isFillingDemo },
  });
  expect(seen).toEqual([expected]);
});
