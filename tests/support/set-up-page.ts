import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

const library = getConfig();

configure({
  // What appears a moment later may take its time on a busy machine.
  asyncUtilTimeout: 60_000,
  // React runs effects a turn after what is shown: listeners and guards must be there before a test goes on.
  asyncWrapper: async (wait) => {
    const found = await library.asyncWrapper(wait);
    await nextTurn();
    return found;
  },
});

beforeAll(() => {
  // The router restores the scroll position, which jsdom has none of.
  window.scrollTo = () => {};
});

afterEach(cleanup);
afterAll(() => void vi.unstubAllGlobals());
