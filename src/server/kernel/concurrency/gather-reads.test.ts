import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherReads } from './gather-reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heldReads = () => {
  const reads: (PromiseWithResolvers<string> & { keys: number[] })[] = [];
  const ask = gatherReads((keys: number[]) => {
    const read = { ...Promise.withResolvers<string>(), keys };
    reads.push(read);
    return read.promise;
  });
  return { reads, ask, keys: () => reads.map((read) => read.keys) };
};

test('one who comes alone is answered at once, and a crowd that follows shares one reading', async () => {
  const { reads, ask, keys } = heldReads();
  const first = ask(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual([[1]]);
  const crowd = [ask(2), ask(3), ask(2)];
  await vi.advanceTimersByTimeAsync(24);
  expect(keys()).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(keys()).toEqual([[1], [2, 3, 2]]);
  reads[0]?.resolve('first');
  reads[1]?.resolve('second');
  expect(await first).toBe('first');
  expect(await Promise.all(crowd)).toEqual(['second', 'second', 'second']);
});

test('nobody is given a reading that began before they asked', async () => {
  const { reads, ask } = heldReads();
  const early = ask(1);
  await vi.advanceTimersByTimeAsync(0);
  const late = ask(1);
  reads[0]?.resolve('old');
  expect(await early).toBe('old');
  await vi.advanceTimersByTimeAsync(25);
  reads[1]?.resolve('new');
  expect(await late).toBe('new');
});

test('a reading that hangs holds up nobody who comes after, and one that fails fails for its own', async () => {
  const { reads, ask } = heldReads();
  void ask(1);
  await vi.advanceTimersByTimeAsync(25);
  const broken = ask(2);
  await vi.advanceTimersByTimeAsync(25);
  reads[1]?.reject(new Error('gone'));
  await expect(broken).rejects.toThrow('gone');
  const next = ask(3);
  await vi.advanceTimersByTimeAsync(25);
  reads[2]?.resolve('back');
  expect(await next).toBe('back');
});

test('after a pause the next is answered at once again', async () => {
  const { ask, keys } = heldReads();
  void ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  void ask(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual([[1], [2]]);
});
