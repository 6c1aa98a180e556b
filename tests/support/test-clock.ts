import type { Clock } from '#server/kernel/clock.ts';

export type TestClock = Clock & {
  advance: (milliseconds: number) => void;
  /** For a shop whose database real programs work on, too: to them, what it does has just been done. */
  advanceToPresent: () => void;
};

/** Stands still until it is moved. */
export const createTestClock = (start = new Date()): TestClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    advanceToPresent: () => {
      now = Date.now();
    },
  };
};
