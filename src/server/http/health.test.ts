import { expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { healthRoutes, watchParts } from './health.ts';

const openWith = (check: () => Promise<unknown>) => {
  const clock = createTestClock();
  const log = createLog({ level: 'silent' });
  const readParts = watchParts(
    { clock, log },
    { database: { check }, mail: { check: () => Promise.resolve() } },
  );
  const app = healthRoutes(readParts);
  const ask = async (path: string) => {
    const answer = await app.request(path);
    return { status: answer.status, body: await answer.json() };
  };
  return { clock, ask, readParts };
};

test('a shop whose parts all work is ready', async () => {
  const { ask } = openWith(() => Promise.resolve());
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { ready: true, parts: { database: 'ok', mail: 'ok' } },
  });
});

test('a failing part is named, without saying more, and the process stays alive', async () => {
  const { ask } = openWith(() => Promise.reject(new Error('password of the database')));
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: { ready: false, parts: { database: 'failing', mail: 'ok' } },
  });
  expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } });
});

test('a part is looked at once in a few seconds, however often one asks', async () => {
  let looks = 0;
  const { ask, clock } = openWith(() => Promise.resolve((looks += 1)));
  await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')]);
  await ask('/readyz');
  expect(looks).toBe(1);
  clock.advance(3000);
  await ask('/readyz');
  expect(looks).toBe(2);
});

test('while a part is looked at again, the answer does not wait for it', async () => {
  const never = new Promise(() => {});
  let looks = 0;
  const { ask, clock } = openWith(() => ((looks += 1) === 1 ? Promise.resolve() : never));
  await ask('/readyz');
  clock.advance(3000);
  expect((await ask('/readyz')).status).toBe(200);
});

test('of a failing part administrators learn why, without secrets, and since when', async () => {
  let isDown = true;
  const { clock, readParts } = openWith(async () => {
    if (isDown) throw new Error('Nobody answers at postgres://shop:secret@db/x');
  });
  const [first] = await readParts();
  clock.advance(60_000);
  await readParts();
  expect(await readParts()).toEqual([
    {
      name: 'database',
      isFailing: true,
      reason: expect.stringContaining('[secret]@db/x'),
      since: first?.since,
    },
    { name: 'mail', isFailing: false, reason: null, since: null },
  ]);
  expect(first?.since).toEqual(new Date(clock.now().getTime() - 60_000));
  isDown = false;
  clock.advance(60_000);
  await expect.poll(readParts).toMatchObject([{ isFailing: false, since: null }, { isFailing: false }]);
});
