import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { shutdown } from '#shared/limits.ts';

export type Drain = () => Promise<{ cutAnswers: number }>;

/** A timer that lost its race must not keep the process alive. */
const UNREFERENCED = { ref: false };

/** Follows what is under way on the server from now on; the returned function lets it finish and closes. */
export const prepareDrain = (server: Server): Drain => {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // First in line, because an answer may be on its way before a later listener is called.
  server.prependListener('request', (_request, answer) => {
    answers.add(answer);
    if (draining) makeLast(answer);
    answer.once('close', () => {
      answers.delete(answer);
      if (draining) closeIdle(sockets, answers);
    });
  });

  return async () => {
    draining = true;
    answers.forEach(makeLast);
    const closed = once(server, 'close');
    // http's own close() would cut kept-alive connections at once, together with requests just arriving on them.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, wait(shutdown.idleConnectionMs, undefined, UNREFERENCED)]);
    closeIdle(sockets, answers);
    await Promise.race([closed, wait(shutdown.answersMs - shutdown.idleConnectionMs, undefined, UNREFERENCED)]);
    const cutAnswers = answers.size;
    server.closeAllConnections();
    return { cutAnswers };
  };
};

/** Tells the client that the connection ends with this answer. */
const makeLast = (answer: ServerResponse) => {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
};

const closeIdle = (sockets: Set<Socket>, answers: Set<ServerResponse>) => {
  const busy = new Set([...answers].map(({ socket }) => socket));
  for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
};
