import { createMiddleware } from 'hono/factory';
import type { Services } from '#server/kernel/services.ts';
import type { ShopEnv } from './shop-env.ts';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  /** For answers that are no pages; pages bring their own. */
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers for every answer, set only where the route has not said otherwise. */
export const securityHeaders = ({ publicUrl }: Pick<Services['config'], 'publicUrl'>) => {
  const headers = Object.entries({
    ...ALWAYS,
    ...(publicUrl.protocol === 'https:'
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  });
  return createMiddleware<ShopEnv>(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
};
