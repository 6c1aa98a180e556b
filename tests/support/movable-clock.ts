import type { Clock } from '#server/kernel/clock.ts';

export type MovableClock = Clock & { advance: (milliseconds: number) => void };

/** Stands still until the test moves it. */
export const movableClock = (start = '2026-11-15T12:00:00.000Z'): MovableClock => {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
