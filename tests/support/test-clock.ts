import type { Clock } from '#server/kernel/clock.ts';

export type TestClock = Clock & { advance: (milliseconds: number) => void };

/** Stands still until it is moved. */
export const createTestClock = (start = new Date()): TestClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
