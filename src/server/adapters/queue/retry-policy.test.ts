import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#shared/units.ts';
import type { JobName } from '#server/ports/queue.ts';
import { isLastTry, pauseAfter } from './retry-policy.ts';

/** Plays a job that always fails, as long as it is tried. */
const triesOf = (name: JobName, { isRecurring = false, waitedMs = 0 } = {}) => {
  const begunAt: number[] = [];
  for (let ageMs = waitedMs; ; ageMs += pauseAfter(begunAt.length - 1)) {
    begunAt.push(ageMs);
    if (isLastTry({ name, isRecurring, ageMs, waitedMs })) return begunAt;
  }
};

describe('a job that always fails', () => {
  test.each<JobName>([
    'generate-line-item',
    'draw-pages',
    'send-receipt',
    'send-ready-mail',
    'fetch-invoice',
    'issue-credit-notes',
    'stage-evidence',
    'sync-product',
    'retire-price',
    'start-promotion',
    'process-payment-event',
  ])('is tried for three days if it is %s', (name) => {
    const tries = triesOf(name);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(3 * DAY);
    expect(tries.at(-1)).toBeLessThan(3 * DAY + HOUR);
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect([pauses[0], pauses.at(-1)]).toEqual([1000, 15 * MINUTE]);
  });

  test.each<JobName>(['process-template', 'run-test-fill', 'run-page-view', 'make-preview', 'make-ahead'])(
    'is given up after ten minutes if somebody watches it: %s',
    (name) => {
      expect(triesOf(name).at(-1)).toBeLessThan(20 * MINUTE);
    },
  );

  test('is given up after ten minutes if the clock asks for it again', () => {
    expect(triesOf('catch-up-events', { isRecurring: true }).at(-1)).toBeLessThan(20 * MINUTE);
  });

  test('is tried as often after an outage as without one', () => {
    const outage = { waitedMs: 5 * DAY };
    expect(triesOf('send-receipt', outage)).toHaveLength(triesOf('send-receipt').length);
  });
});
