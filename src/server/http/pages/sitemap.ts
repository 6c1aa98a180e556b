import { type Context, Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listLegalPages } from '#server/modules/legal/get-legal-page.ts';
import { countSlugs, listSlugs } from '#server/modules/catalog/product-slug-repo.ts';
import type { Answer } from '#server/http/answer.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { withKnownParameters } from './known-parameters.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

/** What search engines take at a time. */
const sitemap = { maxUrls: 50_000 } as const;

type Touched = Pick<Services, 'config' | 'db' | 'log' | 'clock'>;

/** What search engines may list: the home page, legal pages and every product, in several parts where one would be too long. */
export const sitemapRoutes = (
  services: Touched,
  cache: ResponseCache,
  { maxUrls = sitemap.maxUrls }: { maxUrls?: number } = {},
) => {
  const { publicUrl } = services.config;
  const answer = (c: Context<ShopEnv>, make: () => Promise<string>) =>
    cache(withKnownParameters(c.req.raw, []), async () => xmlAnswer(await make()));

  const urlsOfPart = async (part: number) => {
    const offset = (part - 1) * maxUrls;
    const paths = (await listSlugs(services.db, { limit: maxUrls, offset })).map(pathOf);
    if (part > 1) return paths;
    const legal = (await listLegalPages(services)).map((name) => `/legal/${name}`);
    return ['/', ...legal, ...paths];
  };
  const wholeMap = async () => {
    const parts = Math.ceil((await countSlugs(services.db)) / maxUrls);
    if (parts <= 1) return urlSet(publicUrl, await urlsOfPart(1));
    return mapIndex(
      publicUrl,
      Array.from({ length: parts }, (_, index) => `/sitemap/${index + 1}.xml`),
    );
  };

  return new Hono<ShopEnv>()
    .get('/sitemap.xml', (c) => answer(c, wholeMap))
    .get('/sitemap/:part{[1-9][0-9]{0,4}\\.xml}', (c) =>
      answer(c, async () => {
        const urls = await urlsOfPart(Number.parseInt(c.req.param('part'), 10));
        if (urls.length === 0) throw new DomainError('page.not-found');
        return urlSet(publicUrl, urls);
      }),
    );
};

const pathOf = (slug: string) => `/products/${encodeURIComponent(slug)}`;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const urlSet = (publicUrl: URL, paths: string[]) =>
  [
    DECLARATION,
    `<urlset ${NAMESPACE}>`,
    ...paths.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const mapIndex = (publicUrl: URL, paths: string[]) =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...paths.map((path) => `<sitemap><loc>${new URL(path, publicUrl).href}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

const xmlAnswer = (xml: string): Answer => ({
  status: 200,
  headers: {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  },
  body: Buffer.from(xml),
});
