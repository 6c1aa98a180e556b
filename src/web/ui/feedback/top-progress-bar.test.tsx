import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { TopProgressBar } from './top-progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => document.querySelector('[data-top-progress]') !== null;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('the bar appears only once the work has lasted for the delay', () => {
  render(<TopProgressBar active delayMs={150} />);
  pass(149);
  expect(shown()).toBe(false);
  pass(1);
  expect(shown()).toBe(true);
});

test('the bar goes with the work, and the next work waits for its own delay', () => {
  const { rerender } = render(<TopProgressBar active delayMs={150} />);
  pass(200);
  rerender(<TopProgressBar active={false} delayMs={150} />);
  expect(shown()).toBe(false);
  rerender(<TopProgressBar active delayMs={150} />);
  expect(shown()).toBe(false);
  pass(150);
  expect(shown()).toBe(true);
});
