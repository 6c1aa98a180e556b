import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COMPLETE = 'The demo shop is complete.';

/** The whole shop as a program over an empty data folder; resolves once all demo bundles are on sale. */
export const startDemoShop = async (dataDir: string) => {
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on' };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    said += text;
    if (said.includes(COMPLETE)) resolve();
  });
  const endedEarly = ended.then(() => {
    throw new Error('The shop ended before its demo was complete.');
  });
  await Promise.race([complete, endedEarly]);
  const stop = async () => {
    endedEarly.catch(() => {});
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://localhost:${port}`, stop };
};
