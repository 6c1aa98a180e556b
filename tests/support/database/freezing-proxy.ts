import { createServer, connect, type Socket } from 'node:net';
import { cleanUp } from '#tests/support/clean-up.ts';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';

export type FreezingProxy = {
  /** As the database's, through this proxy. */
  url: string;
  /** Nothing passes any more over the connections there are, though both ends still see them open. */
  freeze: () => void;
};

/** A firewall or a proxy that forgets connections: what is sent disappears, and nobody is told. */
export const startFreezingProxy = async (databaseUrl: string): Promise<FreezingProxy> => {
  const target = new URL(databaseUrl);
  const pairs = new Set<Socket[]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = [near, far];
    pairs.add(pair);
    const end = () => {
      pair.forEach((socket) => socket.destroy());
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  const port = await listenOnLoopback(server);
  cleanUp(() => {
    server.close();
    for (const pair of pairs) pair.forEach((socket) => socket.destroy());
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    freeze: () => pairs.forEach(freezePair),
  };
};

/** What arrives is still taken, so that no end notices by a full buffer. */
const freezePair = (pair: Socket[]) =>
  pair.forEach((socket) => {
    socket.unpipe();
    socket.resume();
  });
