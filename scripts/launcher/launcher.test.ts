import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';

const LAUNCH_TOY = ['scripts/run.mjs', 'tests/support/shop/toy-shop.ts'];

const environment = async () => ({ DATA_DIR: await makeDataDir(), PORT: '0' });

describe.concurrent('a program started through the launcher', { timeout: WHOLE_PROGRAMS_MS }, () => {
  test('stops cleanly when the launcher is told to, and gives its exit code', async () => {
    const launcher = startProgram('node', LAUNCH_TOY, await environment());
    await launcher.prints(/Bindery is ready/);
    launcher.process.kill('SIGTERM');
    expect(await launcher.ends).toMatchObject({ code: 0, output: expect.stringContaining('closed\n') });
  });

  test('takes one Ctrl-C, which the terminal sends to the whole group, as one', async () => {
    const launcher = startProgram('node', LAUNCH_TOY, await environment());
    const [, url] = await launcher.prints(/Store +(\S+)/);
    const slow = fetch(`${url}outlives-stop`);
    await fetch(`${url}quick`);
    process.kill(-(launcher.process.pid ?? 0), 'SIGINT');
    expect(await (await slow).text()).toBe('finished');
    expect((await launcher.ends).code).toBe(0);
  });

  test('stops cleanly when the launcher is killed', async () => {
    const launcher = startProgram('node', LAUNCH_TOY, await environment());
    await launcher.prints(/Bindery is ready/);
    launcher.process.kill('SIGKILL');
    // Ends only when the last process that could still write has gone.
    expect((await launcher.ends).output).toContain('closed\n');
  });

  test('stops cleanly when npm is killed', async () => {
    const npm = startProgram('sh', ['-c', `node ${LAUNCH_TOY.join(' ')}; true`], {
      ...(await environment()),
      npm_lifecycle_event: 'start',
    });
    await npm.prints(/Bindery is ready/);
    npm.process.kill('SIGKILL');
    expect((await npm.ends).output).toContain('closed\n');
  });

  test('is not installed while something answers on its port', async () => {
    const copy = await makeDataDir();
    for (const part of ['package.json', 'package-lock.json', 'scripts', 'src/server/lifecycle'])
      await cp(part, join(copy, part), { recursive: true });
    const running = createServer().listen(0, '127.0.0.1');
    await once(running, 'listening');
    const { port } = running.address() as AddressInfo;
    const start = startProgram('node', [join(copy, 'scripts/start.mjs')], { PORT: String(port) });
    expect(await start.ends).toMatchObject({
      code: 1,
      output: expect.stringMatching(new RegExp(`^Port ${port} on 127.0.0.1 is already in use: .*\n$`)),
    });
    expect(existsSync(join(copy, 'node_modules'))).toBe(false);
    running.close();
  });
});
