import { readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createApp } from '#server/app.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { MIB } from '#shared/units.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const directory = await createTemporaryFolder();
const storage = createDiskStorage({ directory });
const { services, signIn } = await createTestShop({ TRUSTED_PROXIES: '127.0.0.1' }, { storage });
const server = serve({ fetch: createApp(services).fetch, hostname: '127.0.0.1', port: 0 });
afterAll(() => server.close());

const { id } = await signIn('ann@example.com');
await storeFor(services, id)({ bucket: 'logos', path: 'big.png', body: Buffer.alloc(8 * MIB) });
const link = () => {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${signInlineUrl(services, { bucket: 'logos', path: 'big.png' })}`;
};

const targetOf = (descriptor: string) => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
};
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => targetOf(descriptor).startsWith(directory));

/**
 * Starts a download and leaves: right after asking, when the answer begins, or in the middle of it.
 * Each is another client, so that nobody asks too often.
 */
const startAndLeave = async (moment: 'socket' | 'response' | 'data') => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const headers = { 'x-forwarded-for': elsewhere() };
  const download = request(link(), { agent: false, headers });
  const leave = () => download.destroy();
  download.on('error', () => {}).on('close', resolve);
  if (moment === 'socket') download.on('finish', () => setImmediate(leave));
  else download.on('response', (answer) => (moment === 'data' ? answer.once('data', leave) : leave()));
  download.end();
  await left;
};

describe.skipIf(process.platform !== 'linux')('200 downloads that are broken off', () => {
  test.each(['socket', 'response', 'data'] as const)('at the %s leave no file open', async (moment) => {
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => startAndLeave(moment)));
    await expect.poll(openFiles).toEqual([]);
    const answer = await fetch(link());
    expect((await answer.arrayBuffer()).byteLength).toBe(8 * MIB);
  });
});
