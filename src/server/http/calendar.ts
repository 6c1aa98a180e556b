import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readCalendar } from '#server/modules/binder/calendar/read-calendar.ts';
import { MINUTE, SECOND } from '#shared/units.ts';
import { createCallLimiter } from './security/call-limiter.ts';
import type { ShopEnv } from './shop-env.ts';
import { writeCalendar } from './write-calendar.ts';

/** Programs ask every hour or so; somebody who tries addresses is held up. */
const fetchRate = { perSecond: 1, burst: 60 } as const;

/** As long as a calendar may be behind. */
const CACHE_SECONDS = (15 * MINUTE) / SECOND;

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** GET {secret}.ics below `CALENDAR_PATH`: the reviews of a binder, for calendar programs, which cannot sign in. */
export const calendarRoutes = (services: Touched) => {
  const limit = createCallLimiter(services.clock, fetchRate);
  return new Hono<ShopEnv>().get('/:name', async (c) => {
    const retryAfterSeconds = limit(c.get('client'), 1);
    if (retryAfterSeconds > 0) throw new DomainError('request.too-many', { retryAfterSeconds });
    const name = c.req.param('name');
    const calendar = await readCalendar(services, name.replace(/\.ics$/, ''));
    if (!calendar || !name.endsWith('.ics')) throw new DomainError('page.not-found');
    const text = writeCalendar(calendar, { origin: services.config.publicUrl, now: services.clock.now() });
    return c.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="document-reviews.ics"',
      'cache-control': `private, max-age=${CACHE_SECONDS}`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
};
