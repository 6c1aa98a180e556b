import { createMiddleware } from 'hono/factory';
import type { Services } from '#server/kernel/services.ts';
import { callerAddress, createProxyList, networkOf } from './security/client-network.ts';
import { areaOf } from './area-of.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Metrics } from './metrics.ts';
import type { ShopEnv } from './shop-env.ts';

const LOGGED_PATH_LENGTH = 300;

/** Names the request, tells who calls, and leaves one log line and one measurement behind. */
export const requestMiddleware = (
  { config, log, random, tracer, tally }: Pick<Services, 'config' | 'log' | 'random' | 'tracer' | 'tally'>,
  metrics: Metrics,
) => {
  const proxies = createProxyList(config.trustedProxies);
  return createMiddleware<ShopEnv>(async (c, next) => {
    const started = performance.now();
    const requestId = random.uuid();
    const socket = c.env?.incoming?.socket.remoteAddress;
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const address = callerAddress(socket, c.req.header('x-forwarded-for'), proxies);
    c.set('address', address);
    c.set('client', networkOf(address));
    const { method, path } = c.req;
    const facts = { 'http.request.method': method, 'bindery.request_id': requestId };
    await tracer.trace(`${method} ${areaOf(path)}`, { kind: 'server', facts }, async (note) => {
      await next();
      note({ 'http.response.status_code': c.res.status });
    });
    c.res.headers.set('X-Request-Id', requestId);
    const milliseconds = performance.now() - started;
    const outcome = outcomeOf(c.res.status, path, c.get('hasFailed'));
    metrics.observeRequest({ path, status: c.res.status, outcome, seconds: milliseconds / 1000 });
    if (outcome !== 'answered') tally.add(outcome);
    c.get('log')[outcome === 'error' ? 'error' : 'info'](
      {
        method,
        path: path.slice(0, LOGGED_PATH_LENGTH),
        status: c.res.status,
        ms: Math.round(milliseconds),
        client: c.get('client'),
      },
      'request',
    );
  });
};
