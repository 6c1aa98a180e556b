import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connection } from '#server/lifecycle/connection-limits.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const SOCKETS = 2000;
const AT_ONCE = 100;

// This machine has a hundred networks of its own, 127.0.1.x and so on, and each counts as one of strangers here.
const town = await openTown({ workers: 0, environment: { UNCAPPED_NETWORKS: '127.0.0.1' } });
const { port } = new URL(town.shared.PUBLIC_URL);

/** One that is open and says nothing; the server may hang up on it at once. */
const openSilent = async (localAddress: string) => {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket.resume();
};

const openMany = async (networks: number) => {
  const sockets: Socket[] = [];
  while (sockets.length < SOCKETS)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          openSilent(`127.0.${1 + ((sockets.length + index) % networks)}.1`),
        ),
      )),
    );
  return sockets;
};

/** How long a visitor from a network of their own waits for an answer; they must get one. */
const visit = async () => {
  const startedAt = performance.now();
  const asked = request({
    port,
    host: '127.0.0.1',
    localAddress: '127.0.99.1',
    path: '/healthz',
    agent: false,
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  return performance.now() - startedAt;
};

const isHeld = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test.each([
  { networks: 1, mostHeld: connection.maxPerNetwork },
  { networks: 20, mostHeld: connection.crowdedFrom + 20 * connection.maxPerNetworkWhenCrowded },
])('two thousand silent connections from $networks networks leave a place for others', async (attack) => {
  await town.isReady();
  const sockets = await openMany(attack.networks);
  const meanwhileMs = await visit();
  const held = sockets.filter(isHeld).length;
  const startedAt = performance.now();
  await Promise.all(sockets.filter(isHeld).map((socket) => once(socket, 'close')));
  const goneMs = performance.now() - startedAt;
  const afterMs = await visit();
  const ok = held <= attack.mostHeld && meanwhileMs <= onThisMachine(200) && goneMs <= onThisMachine(10_000);
  await report({
    part: 'sockets',
    case: `${SOCKETS} silent connections from ${attack.networks} networks`,
    expected: `at most ${attack.mostHeld} held, somebody else answered within 200 ms, all hung up on within 10 s`,
    measured: `${held} held, answered within ${seconds(meanwhileMs)}, hung up on after ${seconds(goneMs)}; afterwards ${seconds(afterMs)}`,
    ok,
  });
  expect(ok).toBe(true);
});
