import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('a semaphore lets in as many as it may, keeps the next waiting and turns the rest away', async () => {
  const semaphore = createSemaphore({ concurrent: 1, waiting: 1 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = semaphore(async () => {
    await first.promise;
    order.push('one');
  });
  const two = semaphore(async () => void order.push('two'));
  await expect(semaphore(async () => void order.push('three'))).rejects.toThrow('Too many requests');
  first.resolve();
  await Promise.all([one, two]);
  expect(order).toEqual(['one', 'two']);
});

test('a semaphore is released after work that failed', async () => {
  const semaphore = createSemaphore({ concurrent: 1, waiting: 0 });
  await expect(semaphore(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore(() => Promise.resolve('fine'))).toBe('fine');
});
