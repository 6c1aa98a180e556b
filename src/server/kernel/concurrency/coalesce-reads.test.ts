import { afterEach, expect, test, vi } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

afterEach(() => void vi.useRealTimers());

const heldReads = () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const ask = coalesceReads(() => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  });
  return { reads, ask };
};

test('everybody who asks while a reading runs shares the next one, never the one that runs', async () => {
  const { reads, ask } = heldReads();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('old');
  expect(await first).toBe('old');
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('new');
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
});

test('a reading that fails fails for those who wait for it, and for nobody after', async () => {
  const { reads, ask } = heldReads();
  const first = ask();
  const second = ask();
  reads[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  reads[1]?.resolve('back');
  expect(await second).toBe('back');
  const third = ask();
  reads[2]?.resolve('still there');
  expect(await third).toBe('still there');
});

test('a reading that hangs holds those after it for a second, and nobody who comes later', async () => {
  vi.useFakeTimers();
  const { reads, ask } = heldReads();
  const first = ask();
  const second = ask();
  await vi.advanceTimersByTimeAsync(999);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('by itself');
  expect(await second).toBe('by itself');
  const third = ask();
  reads[2]?.resolve('at once');
  expect(await third).toBe('at once');
  reads[0]?.resolve('late');
  expect(await first).toBe('late');
});
