import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { visitReport } from '#shared/contract/visit.ts';
import { readJson } from '#server/http/bodies/read-json.ts';
import { createCallLimiter } from '#server/http/security/call-limiter.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { VisitMetrics } from './visit-metrics.ts';

/** A report has some 80 bytes. */
const MAX_BYTES = 512;

/** A visit of a page is one report. What a network sends beyond this is not counted, so that no network is most of what is seen. */
const reportRate = { perSecond: 0.2, burst: 20 } as const;

/** To be mounted at `VISITS_PATH`: takes what browsers measured. Nothing of a report is kept but the counts. */
export const visitsRoute = ({ clock }: Pick<Services, 'clock'>, { observe }: VisitMetrics) => {
  const secondsToWait = createCallLimiter(clock, reportRate);
  return new Hono<ShopEnv>().post('/', async (c) => {
    const retryAfterSeconds = secondsToWait(c.get('client'), 1);
    if (retryAfterSeconds > 0) throw new DomainError('request.too-many', { retryAfterSeconds });
    observe(await readJson(c.req.raw, visitReport, MAX_BYTES));
    return c.body(null, 204);
  });
};
