import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { READING_PATH } from '#server/modules/readers/links/reading-link.ts';

export const SECRET_PAGES = `${READING_PATH}/*`;

/** Its address lets whoever has it in. */
export const isSecretPage = (pathname: string) => pathname.startsWith(`${READING_PATH}/`);

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Nobody keeps such a page, lists it, or hears of its address from what is linked there. */
export const secretPageHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
});
