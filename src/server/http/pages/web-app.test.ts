import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultSiteConfig, type SiteConfig } from '#shared/site-config.ts';
import { bytesOf } from '#tests/support/shop/calls.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { respond } from '#server/http/answer.ts';
import { createWebApp, type WebApp } from './web-app.ts';

const HOME_JAVASCRIPT_BYTES = 125_000;

let distDir: string;
let app: WebApp;

const site: SiteConfig = {
  ...defaultSiteConfig,
  publicUrl: 'https://shop.example',
  supportEmail: 'help@shop.example',
};

beforeAll(async () => {
  distDir = await builtWeb();
  app = await createWebApp({ distDir, site, catalog: emptyCatalog, reportError: () => {} });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app(new Request(`http://127.0.0.1:3000${path}`, { headers }));

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', source = '']) => ({
    inline: !attributes.includes(' src='),
    source,
  }));

const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.~-]+/g))];

describe('a page', () => {
  test('is rendered on the server with its title, its heading and the configured addresses', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Bindery: SOP bundles with your name on every page</title>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(html).toContain('Our Products');
    expect(html).toContain('href="mailto:help@shop.example"');
    for (const address of Object.values(site.marketingLinks)) expect(html).toContain(`href="${address}"`);
  });

  test.each(['/404', '/no/such/page', '/dev/ui', '/admin.php', '/%E2%82%AC'])(
    'that does not exist is not found: %s',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('Page not found');
      expect(html).toContain('Back to home');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('says that a product does not exist, with the status to match', async () => {
    const response = await get('/products/error');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Sorry, this product does not exist');
    expect(html).toContain('Return home');
  });

  test.each(['/', '/no/such/page', '/products/error'])(
    'allows exactly its own inline scripts and no inline style element: %s',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      const inline = scriptsOf(html).filter((script) => script.inline);
      const hashes = inline.map(
        ({ source }) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
      );
      expect(inline.length).toBeGreaterThan(0);
      expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]));
      expect(policy).toContain("style-src 'self';");
      expect(html).not.toMatch(/<style|\son\w+="|javascript:/);
    },
  );

  test('never depends on who asks: no header of the request can be found in it', async () => {
    const html = await (
      await get('/', {
        cookie: 'c=visitor',
        authorization: 'Bearer visitor',
        'x-forwarded-host': 'visitor.example',
      })
    ).text();
    expect(html).not.toContain('visitor');
    expect(html).not.toContain('127.0.0.1');
  });

  test('is one page whatever is added to its address, of which nothing shows in it', async () => {
    const addresses: string[] = [];
    const counted = await createWebApp({
      distDir,
      site,
      catalog: emptyCatalog,
      reportError: () => {},
      cache: async (request, make) => {
        const { pathname, search } = new URL(request.url);
        addresses.push(pathname + search);
        return respond(request, await make());
      },
    });
    /** Without the moment at which it was made. */
    const visit = async (path: string) =>
      (await (await counted(new Request(`http://127.0.0.1:3000${path}`))).text()).replaceAll(
        /\b\d{13}\b/g,
        '',
      );
    expect(await visit('/?evil=1&utm_source=x')).toBe(await visit('/'));
    expect(await visit('/?x=1&q=fire&industry=bakery')).toContain('fire');
    expect(await visit('/auth?returnTo=/checkout&evil=1')).toBe(await visit('/auth'));
    expect(addresses).toEqual(['/', '/', '/?q=fire&industry=bakery', '/auth', '/auth']);
  });

  test('that leads elsewhere takes along what was added to its address', async () => {
    expect((await get('/auth/?returnTo=/checkout')).headers.get('location')).toBe('/auth?returnTo=/checkout');
  });

  test('comes compressed to whoever takes it', async () => {
    const plain = await (await get('/404')).text();
    const compressed = await get('/404', { 'accept-encoding': 'gzip, deflate, br' });
    const html = brotliDecompressSync(await bytesOf(compressed)).toString();
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(html.length).toBeGreaterThan(plain.length * 0.9);
    expect(html).toContain('Page not found');
  });

  test.each(['//evil.example/', '//evil.example', '/\\evil.example/', '/products/error/', '/x//'])(
    'never sends anybody to another site: %s',
    async (path) => {
      const location = (await get(path)).headers.get('location') ?? '/';
      expect(location).toMatch(/^\/(?![/\\])/);
    },
  );

  test('that breaks is reported and answers 500', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    const broken = { ...site, marketingLinks: undefined } as unknown as SiteConfig;
    const brokenApp = await createWebApp({ distDir, site: broken, catalog: emptyCatalog, reportError });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await brokenApp(new Request('http://127.0.0.1:3000/'));
    expect(response.status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(expect.any(TypeError));
  });
});

describe('a file of the build', () => {
  test('that is named by its content is cached for ever and has its right type', async () => {
    const html = await (await get('/')).text();
    const types = {
      css: 'text/css; charset=utf-8',
      js: 'text/javascript; charset=utf-8',
      woff2: 'font/woff2',
    };
    const assets = assetsOf(html);
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) {
      const response = await get(path);
      const extension = path.split('.').at(-1) as keyof typeof types;
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(types[extension]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('for the mark of a cover is answered on other sites, too, where mails are read', async () => {
    const mark = await get('/marks/healthcare.png');
    expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(mark.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const other = await get('/favicon.svg');
    expect(other.headers.get('cross-origin-resource-policy')).not.toBe('cross-origin');
  });

  test('that may change under its name is cached for a while and can be asked for again by its tag', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('is the same in every coding', async () => {
    const script = assetsOf(await (await get('/')).text()).find((path) => path.endsWith('.js')) ?? '';
    const plain = await bytesOf(await get(script));
    const br = await get(script, { 'accept-encoding': 'br' });
    const gzip = await get(script, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(await bytesOf(br)).equals(plain)).toBe(true);
    expect(gunzipSync(await bytesOf(gzip)).equals(plain)).toBe(true);
    expect(plain.includes('sourceMappingURL')).toBe(false);
  });

  test.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/data/postgres/PG_VERSION',
    '/server/server.js',
    '/assets/',
    '/assets/missing.js',
    '/assets/index.js.map',
    '/assets/../../server/server.js',
    '/assets/%2e%2e/%2e%2e/server/server.js',
    '/assets/..%2f..%2fserver%2fserver.js',
    '/assets/%252e%252e/server.js',
    '/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/favicon.svg.br',
    '/favicon.svg%00.js',
    '/.vite/manifest.json',
  ])('is the only thing that can be fetched: %s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(['/', '/404', '/products/error', '/auth', '/checkout'])(
    'of JavaScript is not loaded before somebody stirs: %s',
    async (path) => {
      const html = await (await get(path)).text();
      expect(html).toContain('<script type="deferred-module"');
      expect(html).not.toMatch(/<script[^>]* src=(?<!type="deferred-module" async="" src=)/);
      expect(html).not.toContain('rel="modulepreload"');
    },
  );

  test.each(['/profile', '/admin/products'])('of JavaScript is loaded at once by %s', async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<script type="module" async="" src=');
  });

  test('of JavaScript is small: the home page needs at most 125 KB of it', async () => {
    const scripts = assetsOf(await (await get('/')).text()).filter((path) => path.endsWith('.js'));
    const sizes = await Promise.all(
      scripts.map(async (path) => (await bytesOf(await get(path, { 'accept-encoding': 'br' }))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(HOME_JAVASCRIPT_BYTES);
  });
});

describe('a request', () => {
  test.each(['/', '/favicon.svg', '/no/such/page'])('that writes is refused: %s', async (path) => {
    const response = await app(new Request(`http://127.0.0.1:3000${path}`, { method: 'POST', body: 'x' }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/', '/favicon.svg'])('for the headers alone gets them alone: %s', async (path) => {
    const head = await app(new Request(`http://127.0.0.1:3000${path}`, { method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe((await get(path)).headers.get('content-type'));
    expect((await bytesOf(head)).length).toBe(0);
  });

  test('whose address cannot be read is a bad request', async () => {
    expect((await get('/%')).status).toBe(400);
    expect((await get('/%c0%af')).status).toBe(400);
  });
});
