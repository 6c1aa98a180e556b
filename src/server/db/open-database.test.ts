import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';
import { reachDatabase } from './open-database.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a database that takes the call and says nothing is given up after two seconds, in a sentence without its password', async () => {
  const silent = createServer();
  const port = await listenOnLoopback(silent);
  const called = once(silent, 'connection') as Promise<[Socket]>;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let refusal: unknown;
  const given = reachDatabase({ kind: 'url', url: `postgres://a:hidden@127.0.0.1:${port}/x` }).catch(
    (error: unknown) => {
      refusal = error;
    },
  );
  const [caller] = await called;
  await vi.advanceTimersByTimeAsync(1999);
  expect(refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await given;
  expect(refusal).toBeInstanceOf(StartRefusal);
  const { message } = refusal as Error;
  expect(message).toMatch(/^The database 127\.0\.0\.1:\d+\/x cannot be used .*check DATABASE_URL/);
  expect(message).not.toContain('hidden');
  caller.destroy();
  silent.close();
  await once(silent, 'close');
});
