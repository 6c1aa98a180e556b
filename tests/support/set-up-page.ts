import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// What appears a moment later may take its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => {
  // The router restores the scroll position, which jsdom has none of.
  window.scrollTo = () => {};
});

afterEach(cleanup);
afterAll(() => void vi.unstubAllGlobals());
