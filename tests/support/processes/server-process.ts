import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { findFreePort } from './find-free-port.ts';

const MAIN = resolve(import.meta.dirname, '../../../src/server/main.ts');
const METRICS_TOKEN = randomUUID();
const LOOK_EVERY_MS = 20;

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * The server as a process of its own: whoever sends it requests takes nothing from its time. Without a database in
 * `env` it runs the embedded one. `flags` are for Node.
 */
export const startServerProcess = async (env: Record<string, string>, flags: string[] = []) => {
  await builtWeb();
  const { PATH, HOME } = process.env;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH,
      HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      DEMO: 'off',
      // Each visitor says where it comes from, so that one machine can be many.
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const broken = ended.then(() => {
    throw new Error('The server did not start.');
  });
  await Promise.race([once(child.stdout ?? child, 'data'), broken]);
  child.stdout?.resume();
  const openMs = performance.now() - startedAt;

  /** Everything works, the converter too. */
  const isReady = async () => {
    while ((await fetch(`${url}/readyz`)).status !== 200) await pause(LOOK_EVERY_MS);
    return performance.now() - startedAt;
  };

  const readMetrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
    return {
      cpuMs: valueOf('process_cpu_seconds_total') * 1000,
      memoryMb: valueOf('process_resident_memory_bytes') / 1e6,
      /** Since the last look. */
      loopDelayMs: valueOf('nodejs_eventloop_lag_p99_seconds') * 1000,
    };
  };

  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, child, openMs, isReady, readMetrics, stop };
};
