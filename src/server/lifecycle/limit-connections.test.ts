import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/support/clean-up.ts';
import { isInside, limitConnections } from './limit-connections.ts';

const limits = { maxPerNetwork: 4, crowdedFrom: 6, maxPerNetworkWhenCrowded: 2 };

/** Every network of this machine's own is one of strangers here. */
const openServer = async (isExempt: (address: string) => boolean = () => false) => {
  const server = createServer((_, answer) => answer.end('well'));
  limitConnections(server, { isExempt, limits });
  server.listen(0);
  await once(server, 'listening');
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** A connection from this address, with what the server made of it; it is silent but for a request at once. */
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const isTaken = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return { socket, isTaken };
  };
  const openMany = async (localAddress: string, count: number) => {
    const taken: Socket[] = [];
    for (let index = 0; index < count; index += 1) {
      const { socket, isTaken } = await open(localAddress);
      if (isTaken) taken.push(socket);
    }
    return taken;
  };
  return { open, openMany };
};

describe.skipIf(process.platform !== 'linux')('connections', () => {
  test('of one network are so many at most, and another network goes on', async () => {
    const { openMany } = await openServer();
    expect(await openMany('127.0.1.1', 6)).toHaveLength(4);
    expect(await openMany('127.0.1.2', 1)).toHaveLength(0);
    expect(await openMany('127.0.2.1', 1)).toHaveLength(1);
  });

  test('are few of each network once places run short', async () => {
    const { openMany } = await openServer();
    await openMany('127.0.1.1', 4);
    await openMany('127.0.2.1', 2);
    expect(await openMany('127.0.2.1', 1)).toHaveLength(0);
    expect(await openMany('127.0.3.1', 4)).toHaveLength(2);
  });

  test('that end make room', async () => {
    const { open, openMany } = await openServer();
    const [first] = await openMany('127.0.1.1', 4);
    first?.destroy();
    await expect.poll(async () => (await open('127.0.1.1')).isTaken).toBe(true);
  });

  test('of our own proxies are not counted', async () => {
    const { openMany } = await openServer(isInside);
    expect(await openMany('127.0.1.1', 8)).toHaveLength(8);
  });
});

test.each([
  ['127.0.0.1', true],
  ['10.2.3.4', true],
  ['172.17.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['::1', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['2001:db8::1', false],
  ['203.0.113.7', false],
])('%s is inside: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected);
});
