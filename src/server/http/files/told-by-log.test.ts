import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { toldByLog } from './told-by-log.ts';

afterEach(() => void vi.restoreAllMocks());

async function* breakingOff() {
  for (let chunk = 0; chunk < 5; chunk += 1) yield new Uint8Array(1000);
  throw new Error('The object a/b is missing from the storage.');
}

test('an answer that breaks off is told once, by our log, and the server prints no error', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  const told: unknown[] = [];
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () =>
      new Response(
        toldByLog(Readable.toWeb(Readable.from(breakingOff())) as ReadableStream<Uint8Array>, (error) =>
          told.push(error),
        ),
        { headers: { 'content-length': '9000' } },
      ),
  });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect(told).toEqual([new Error('The object a/b is missing from the storage.')]);
  expect(printed).not.toHaveBeenCalled();
});
