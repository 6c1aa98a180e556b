import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endsInTime, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endless = () => new Promise<never>(() => {});
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('cut off')));
  });

describe('a time limit', () => {
  test('hands on what the work gives in time, and leaves no timer behind', async () => {
    expect(await withTimeout(50, () => Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(50, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tells the caller that it is over, whether the work listens or not', async () => {
    const late = [withTimeout(50, endless), withTimeout(50, untilAborted)];
    const told = Promise.all(
      late.map((work) => expect(work).rejects.toThrow('There was no answer within 50 ms')),
    );
    await vi.advanceTimersByTimeAsync(50);
    await told;
  });

  test('tells the work to end only once the limit is reached', async () => {
    const signals: AbortSignal[] = [];
    const ended = endsInTime(50, (signal) => {
      signals.push(signal);
      return endless();
    });
    await vi.advanceTimersByTimeAsync(49);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(await ended).toBe(false);
  });

  test('does not take a failure for work that is merely late', async () => {
    expect(await endsInTime(50, () => Promise.resolve())).toBe(true);
    await expect(endsInTime(50, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
