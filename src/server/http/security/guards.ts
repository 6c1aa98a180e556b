import { createMiddleware } from 'hono/factory';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { request } from '#shared/limits/request.ts';
import { createCallLimiter } from './call-limiter.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

type Config = Pick<Services['config'], 'publicUrl' | 'mode'>;

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Compared the way browsers read it: in lower case and without the scheme's own port. */
const isOurHost = ({ publicUrl, mode }: Config, host: string) =>
  URL.parse(`${publicUrl.protocol}//${host}`)?.host === publicUrl.host ||
  (mode !== 'production' && LOOPBACK_HOST.test(host));

/** Answers only for the shop's own name, so that no link can be made from a host somebody made up. */
export const hostGuard = (config: Config) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!isOurHost(config, host)) throw new DomainError('request.foreign-host');
    await next();
  });

/** Browsers say where a request comes from; one that changes something must come from the shop itself. */
export const originGuard = (config: Config) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site') ?? 'none';
      const isForeign = origin !== undefined && !isOurHost(config, URL.parse(origin)?.host ?? '');
      if (isForeign || (site !== 'same-origin' && site !== 'none'))
        throw new DomainError('request.foreign-origin');
    }
    await next();
  });

export const urlGuard = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.url.length > request.maxUrlBytes) throw new DomainError('request.url-too-long');
  await next();
});

const decodedPath = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new DomainError('request.invalid');
  }
};

/** What a search costs, in calls of a usual kind. */
const SEARCH_COST = 5;

const costOf = (calls: string[], pageSearch: string | undefined) =>
  calls.reduce(
    (sum, call) => sum + (pageSearch || call.endsWith('getProductsByKeyword') ? SEARCH_COST : 1),
    0,
  );

/** Costs, not requests: a batch of twenty counts twenty, and a search as much as several other calls. */
export const callGuard = ({ clock }: Pick<Services, 'clock'>) => {
  const secondsToWait = createCallLimiter(clock);
  return createMiddleware<ShopEnv>(async (c, next) => {
    const path = decodedPath(c.req.path);
    const calls = c.req.query('batch') === undefined ? [path] : path.split(',');
    if (calls.length > request.maxBatchSize) throw new DomainError('request.batch-too-large');
    const retryAfterSeconds = secondsToWait(c.get('client'), costOf(calls, c.req.query('q')));
    if (retryAfterSeconds > 0) throw new DomainError('request.too-many', { retryAfterSeconds });
    await next();
  });
};
