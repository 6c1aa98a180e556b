import { once } from 'node:events';
import { readSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { shutdown } from '#server/kernel/shutdown.ts';
import { runAsMain } from '#server/lifecycle/run-as-main.ts';
import { runServer } from '#server/lifecycle/run-server.ts';

/** `process.stdin` would not wait. */
const STDIN = 0;

/** A stand-in for the shop whose requests and start take exactly as long as a test needs. */
const app = new Hono()
  .get('/quick', (c) => c.text('quick'))
  .get('/busy-after-stop', async (c) => {
    process.stdout.write('waiting\n');
    await once(process, 'SIGTERM');
    await nextTurn();
    const endsAt = performance.now() + 2 * shutdown.idleConnectionMs;
    process.stdout.write('busy\n');
    // Nothing else happens until a line comes.
    readSync(STDIN, Buffer.alloc(1));
    while (performance.now() < endsAt);
    return c.text('done');
  })
  .get('/outlives-stop', async (c) => {
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    await wait(100);
    return c.text('finished');
  })
  .get('/never', () => new Promise<Response>(() => {}))
  .get('/reject', (c) => {
    void Promise.reject(new Error('nobody waited', { cause: new Error('the root of it') }));
    return c.text('rejected elsewhere');
  })
  .get('/throw', async (c) => {
    setImmediate(() => {
      throw new Error('nobody caught', { cause: new Error('the root of it') });
    });
    await wait(100);
    return c.text('answered all the same');
  });

const [mode] = process.argv.slice(2);

const boot = async () => {
  const told = once(process, mode === 'boot-when-stopped' ? 'SIGTERM' : 'SIGUSR2');
  process.stdout.write('booting\n');
  if (mode?.startsWith('boot-when')) await told;
  if (mode === 'fail') throw new Error('the boot failed');
  return { fetch: app.fetch, close: async () => void process.stdout.write('closed\n') };
};

process.exit(await runAsMain((config) => runServer({ config, boot })));
