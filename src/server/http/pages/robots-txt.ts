import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';

/** Screens for somebody in particular, and addresses that are no pages. */
const PRIVATE = [
  '/admin',
  '/auth',
  '/checkout',
  '/orders/',
  '/products/*/auth',
  '/products/error',
  '/api/',
  '/calendar/',
  '/is-current/',
  '/reading-mails/',
  '/dev/',
  '/sandbox/',
  '/storage/v1/object/sign/',
];

/** What crawlers need to see pages as people do. */
const OPEN = ['/api/public/'];

export const robotsTxt = ({ config }: Pick<Services, 'config'>) =>
  new Hono().get('/', (c) =>
    c.text(
      [
        'User-agent: *',
        ...OPEN.map((path) => `Allow: ${path}`),
        ...PRIVATE.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${new URL('/sitemap.xml', config.publicUrl).href}`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=3600' },
    ),
  );
