import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** A port of this machine that nothing uses at the moment. */
export const findFreePort = async () => {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
};
