import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrolledPast } from './use-scrolled-past.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('scrolling is looked at once in a while, and only further down than told counts', () => {
  const { result } = renderHook(() => useScrolledPast(268, 100));
  scrollTo(500);
  pass(99);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  scrollTo(268);
  pass(100);
  expect(result.current).toBe(false);
});

test('many scroll events in a row are one look', () => {
  const { result } = renderHook(() => useScrolledPast(268, 100));
  for (let y = 0; y <= 400; y += 10) scrollTo(y);
  expect(vi.getTimerCount()).toBe(1);
  pass(100);
  expect(result.current).toBe(true);
});
