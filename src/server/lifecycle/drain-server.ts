import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { shutdown } from '#server/kernel/shutdown.ts';
import { endsInTime } from '#server/kernel/concurrency/with-timeout.ts';

export type Drain = () => Promise<{ cutAnswers: number }>;

/** Follows what is under way on the server from now on; the returned function lets it finish and closes. */
export const prepareDrain = (server: Server): Drain => {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let phase: 'serving' | 'last answers' | 'closing' = 'serving';

  const closeIdle = () => {
    const busy = new Set([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // First in line, because an answer may be on its way before a later listener is called.
  server.prependListener('request', (_request, answer) => {
    answers.add(answer);
    if (phase !== 'serving') makeLast(answer);
    answer.once('close', () => {
      answers.delete(answer);
      if (phase === 'closing') closeIdle();
    });
  });

  return async () => {
    const closed = once(server, 'close');
    phase = 'last answers';
    answers.forEach(makeLast);
    // http's own close() would cut kept-alive connections at once, together with requests just arriving on them.
    NetServer.prototype.close.call(server);
    await endsInTime(shutdown.idleConnectionMs, () => closed);
    // Timers come before what has arrived: after a busy moment, a request may lie there unread.
    await nextTurn();
    phase = 'closing';
    closeIdle();
    await endsInTime(shutdown.workMs - shutdown.idleConnectionMs, () => closed);
    const cutAnswers = answers.size;
    server.closeAllConnections();
    return { cutAnswers };
  };
};

/** Tells the client that the connection ends with this answer. */
const makeLast = (answer: ServerResponse) => {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
};
