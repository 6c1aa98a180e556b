import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { connection as limits } from '#server/lifecycle/connection-limits.ts';
import { openFront } from '#server/lifecycle/open-front.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';

const HOST = '127.0.0.1';
const PATIENCE = { headersTimeoutMs: 600, requestTimeoutMs: 1200, timeoutCheckMs: 100 };
const read: string[] = [];
const front = await openFront(
  { host: HOST, port: 0 },
  async (request) => {
    read.push(await request.text());
    return new Response('well');
  },
  PATIENCE,
);
afterAll(() => {
  front.server.closeAllConnections();
  front.server.close();
});

const open = async () => {
  const socket = connect(front.port, HOST);
  await once(socket, 'connect');
  return socket;
};
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.resume().once('close', resolve));

/** What the server says to these bytes until it hangs up. */
const answerTo = async (bytes: string) => {
  const socket = await open();
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return text(socket);
};

const timeOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const ask = async () => expect(await (await fetch(`http://${HOST}:${front.port}/`)).text()).toBe('well');

const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

describe('a request that can be read in two ways', () => {
  test.each([
    [
      'both a length and chunks',
      `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['two lengths', `${POST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`, 400],
    ['a length that is none', `${POST}Content-Length: +4\r\n\r\nabcd`, 400],
    ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ['lines that end in half', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
    ['a space before a colon', 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'headers of 24 KB',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${`x: ${'y'.repeat(8000)}\r\n`.repeat(3)}\r\n`,
      431,
    ],
  ])('for %s is refused, and the connection closed', async (_, bytes, status) => {
    const before = read.length;
    expect(await answerTo(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(read.length).toBe(before);
  });
});

describe('clients that take their time', () => {
  test('over the headers give their places back, five hundred of them, and hold up nobody', async () => {
    const alone = await timeOf(ask);
    const sockets = await Promise.all(Array.from({ length: 500 }, open));
    for (const socket of sockets) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: loc');
    const meanwhile = await timeOf(ask);
    expect(meanwhile).toBeLessThan(Math.max(onThisMachine(200), 10 * alone));
    await Promise.all(sockets.map(closed));
    expect(limits.headersTimeoutMs + limits.timeoutCheckMs).toBeLessThanOrEqual(20_000);
  });

  test('over an upload, a byte at a time, are told so in the end, and hold up nobody', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = await open();
        socket.on('error', () => {}).write(`${POST}Content-Length: 1000\r\n\r\n`);
        const drip = setInterval(() => socket.write('x'), 50);
        // What was said before a reset counts: the server hangs up on bytes that are still on their way.
        let said = '';
        socket.setEncoding('latin1').on('data', (part: string) => (said += part));
        await closed(socket);
        clearInterval(drip);
        return said.slice(0, 12);
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408']));
    await ask();
    expect(limits.requestTimeoutMs).toBeLessThanOrEqual(60_000);
  });
});

test('connections from inside are capped as well where the operator spares others only', async () => {
  const { server, port } = await openFront(
    { host: HOST, port: 0, uncappedNetworks: ['10.0.0.0/8'] },
    async () => new Response('well'),
    // Nobody is hung up on for being slow: whoever is, is one too many.
    { headersTimeoutMs: 600_000, requestTimeoutMs: 600_000, timeoutCheckMs: 100 },
  );
  const sockets = Array.from({ length: limits.maxPerNetwork }, () => connect(port, HOST));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const tooMany = connect(port, HOST);
  tooMany.on('error', () => {});
  await closed(tooMany);
  expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
  for (const socket of sockets) socket.destroy();
  server.close();
});
