import { expect, test } from 'vitest';
import { lastDays } from './last-days.ts';

test.each([
  ['2026-11-15T12:00:00Z', 'America/New_York', ['2026-11-13', '2026-11-14', '2026-11-15']],
  ['2026-11-15T04:59:59Z', 'America/New_York', ['2026-11-12', '2026-11-13', '2026-11-14']],
  ['2026-11-02T04:59:59Z', 'America/New_York', ['2026-10-30', '2026-10-31', '2026-11-01']],
  ['2026-03-09T03:30:00Z', 'America/New_York', ['2026-03-06', '2026-03-07', '2026-03-08']],
  ['2028-03-01T12:00:00Z', 'Asia/Tokyo', ['2028-02-28', '2028-02-29', '2028-03-01']],
])('the last days at %s in %s are %s', (now, timeZone, days) => {
  expect(lastDays(new Date(now), timeZone, 3)).toEqual(days);
});
