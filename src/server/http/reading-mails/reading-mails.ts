import { join } from 'node:path';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readMailWish, setMailWish } from '#server/modules/readers/unsubscribing/unsubscribe.ts';
import { UNSUBSCRIBE_PATH } from '#server/modules/readers/unsubscribing/unsubscribe-token.ts';
import { readBody } from '#server/http/bodies/read-body.ts';
import { createCallLimiter } from '#server/http/security/call-limiter.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { readStyleSheet } from '#server/plain-pages/read-style-sheet.ts';
import { noWishPage, wishPage } from './reading-mail-pages.ts';

/** A mail program presses for many people; somebody who tries tokens is held up. */
const wishRate = { perSecond: 2, burst: 120 } as const;

/** Of one button, or of a mail program's own, whose body says `List-Unsubscribe=One-Click`. */
const MAX_BODY_BYTES = 1024;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const styleSheet = join(import.meta.dirname, 'reading-mails.css');
const stylePath = `${UNSUBSCRIBE_PATH}/style.css`;

/** Where somebody who reads documents refuses further mails about them, without an account. A GET changes nothing: mail scanners open every link. */
export const readingMailRoutes = (services: Pick<Services, 'db' | 'clock' | 'keys'>) => {
  const limit = createCallLimiter(services.clock, wishRate);
  const limited = createMiddleware<ShopEnv>(async (c, next) => {
    const retryAfterSeconds = limit(c.get('client'), 1);
    if (retryAfterSeconds > 0) throw new DomainError('request.too-many', { retryAfterSeconds });
    c.header('Content-Security-Policy', PAGE_POLICY);
    // Not 'no-referrer': the page's own form would then come from nowhere, and be refused.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    await next();
  });
  return new Hono<ShopEnv>()
    .get('/style.css', async (c) =>
      c.body(await readStyleSheet(styleSheet), 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/:token', limited, async (c) => {
      const wish = await readMailWish(services, c.req.param('token'));
      if (!wish) return c.html(noWishPage(stylePath), 404);
      return c.html(wishPage({ ...wish, path: c.req.path, stylePath }));
    })
    .post('/:token', limited, async (c) => {
      const body = new URLSearchParams((await readBody(c.req.raw, MAX_BODY_BYTES)).toString());
      const wish = await setMailWish(services, c.req.param('token'), body.get('mails') === 'on');
      if (!wish) return c.html(noWishPage(stylePath), 404);
      return c.html(wishPage({ ...wish, path: c.req.path, stylePath }));
    });
};
