import { expect, test } from 'vitest';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { type PageRenderer, servePage } from './web-page.ts';

const context = { site: defaultSiteConfig, reportError: () => {} };

const rendererOf = (status: number): PageRenderer => ({
  fetch: async () => new Response('<html><head></head><body>A page</body></html>', { status }),
});

const serve = async (status: number, requestId: string | undefined) => {
  const page = await servePage(rendererOf(status), new Request('http://localhost/'), { context, requestId });
  return page.text();
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
