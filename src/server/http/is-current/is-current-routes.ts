import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { logRefusal } from '#server/http/security/security-log.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { getPrintStatus } from '#server/modules/binder/prints/get-print-status.ts';
import { readStyleSheet } from '#server/plain-pages/read-style-sheet.ts';
import { IS_CURRENT_PATH } from '#shared/is-current/is-current-address.ts';
import { MINUTE, SECOND } from '#shared/units.ts';
import { printPage, tooManyPage, unknownCodePage } from './is-current-page.ts';

const STYLE = await readStyleSheet(join(import.meta.dirname, 'is-current.css'));
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // What is in force now may be superseded in a moment.
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** GET {code} below `IS_CURRENT_PATH`: how a print stands, for whoever has scanned its code. Without scripts, in one answer. */
export const isCurrentRoutes = (services: Pick<Services, 'db' | 'clock' | 'config'>) =>
  new Hono<ShopEnv>().get('/*', async (c) => {
    const code = c.req.path.slice(IS_CURRENT_PATH.length + 1);
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    try {
      return c.html(printPage(STYLE, await getPrintStatus(services, { code, client: c.get('client') })));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.key === 'print.unknown-code') return c.html(unknownCodePage(STYLE), 404);
      if (error.key !== 'request.too-many') throw error;
      logRefusal(c, error.key);
      const waitSeconds = error.retryAfterSeconds ?? 1;
      c.header('retry-after', String(waitSeconds));
      return c.html(tooManyPage(STYLE, Math.ceil((waitSeconds * SECOND) / MINUTE)), 429);
    }
  });
