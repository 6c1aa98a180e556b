import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { listenOnLoopback } from '#tests/support/listen-on-loopback.ts';
import { reachDatabase } from './open-database.ts';

test('a database that takes the call and says nothing is given up, in a sentence without its password', async () => {
  const callers: Socket[] = [];
  const silent = createServer((caller) => callers.push(caller));
  const port = await listenOnLoopback(silent);
  const refusal = await reachDatabase({
    kind: 'url',
    url: `postgres://a:hidden@127.0.0.1:${port}/x`,
  }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(
    /^The database 127\.0\.0\.1:\d+\/x cannot be used .*check DATABASE_URL/,
  );
  expect((refusal as Error).message).not.toContain('hidden');
  expect(callers).toHaveLength(1);
  callers.forEach((caller) => caller.destroy());
  silent.close();
  await once(silent, 'close');
});
