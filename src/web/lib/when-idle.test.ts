import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never has nothing left to do, and keeps to the timeout it was given. */
const neverIdle = (work: () => void, { timeout }: { timeout?: number } = {}) => {
  if (timeout !== undefined) setTimeout(work, timeout);
};

test('what waits for an idle page is done within five seconds if it is never called idle', () => {
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledOnce();
});

test('browsers that cannot tell are left alone for a moment', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});
