import { expect, test } from 'vitest';
import type { PooledProcess } from './fork-process.ts';
import { createProcessPool } from './process-pool.ts';

const PLAIN = { fresh: false, limitMs: 1000, signal: undefined };

const echo = (): PooledProcess<string, string> => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  return {
    pid: 1,
    isAlive: () => true,
    served: () => 0,
    ask: async (request) => request,
    end: async () => resolve(),
    ended,
  };
};

const openPool = (start: () => Promise<PooledProcess<string, string>>) =>
  createProcessPool({ start, startLimitMs: 1, startTries: 1, recycleAfter: 10, size: 2 });

const stateOf = (pool: ReturnType<typeof openPool>) =>
  pool.check().then(
    () => 'well',
    (error: Error) => error.message,
  );

const DOWN = 'The engine does not start.';

test('a pool whose children do not start is well again once they do, though nobody asks anything of it', async () => {
  let isDown = true;
  const pool = openPool(async () => {
    if (isDown) throw new Error('There is no memory.');
    return echo();
  });
  await expect(pool.ask('hello', PLAIN)).rejects.toThrow(DOWN);
  await expect(pool.check()).rejects.toThrow(DOWN);
  isDown = false;
  await expect.poll(() => stateOf(pool)).toBe('well');
  await expect(pool.ask('hello', PLAIN)).resolves.toBe('hello');
});

test('it is not called well before a child is there, nor is a second one started meanwhile', async () => {
  const starts: PromiseWithResolvers<PooledProcess<string, string>>[] = [];
  const pool = openPool(() => {
    const start = Promise.withResolvers<PooledProcess<string, string>>();
    starts.push(start);
    return start.promise;
  });
  expect(await stateOf(pool)).toBe('well');
  starts[0]?.reject(new Error('There is no memory.'));
  await expect.poll(() => stateOf(pool)).toBe(DOWN);
  expect(await stateOf(pool)).toBe(DOWN);
  expect(starts).toHaveLength(2);
  starts[1]?.resolve(echo());
  await expect.poll(() => stateOf(pool)).toBe('well');
  expect(starts).toHaveLength(2);
});
