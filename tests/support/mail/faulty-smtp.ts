import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';

type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'RSET' | 'QUIT';

/** A line to answer with, or a way not to. */
export type Answer = `${number}${string}` | 'silence' | 'hang up' | 'trickle' | { afterMs: number };

export type Conduct = Partial<Record<Step, Answer | ((line: string) => Answer)>>;

const good: Record<Step, `${number} ${string}`> = {
  greeting: '220 ready',
  EHLO: '250 ok',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 accepted',
  RSET: '250 ok',
  QUIT: '221 bye',
};

/** An SMTP server on loopback that misbehaves at the steps it is told to. */
export const startFaultySmtp = async (initial: Conduct = {}) => {
  let conduct = initial;
  const sockets = new Set<Socket>();
  const seen = { connections: 0, accepted: 0 };

  const answer = (socket: Socket, step: Step, line: string) => {
    const told = conduct[step];
    const reply = (typeof told === 'function' ? told(line) : told) ?? good[step];
    if (reply === 'silence') return;
    if (reply === 'hang up') {
      socket.destroy();
      return;
    }
    if (reply === 'trickle') {
      trickle(socket, good[step].slice(0, 3));
      return;
    }
    if (typeof reply === 'object') {
      setTimeout(() => socket.writable && socket.write(`${good[step]}\r\n`), reply.afterMs);
      return;
    }
    if (step === 'message' && reply.startsWith('250')) seen.accepted += 1;
    socket.write(`${reply}\r\n`);
    if (step === 'QUIT' || reply.startsWith('421')) socket.end();
  };

  const server = createServer((socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let inMessage = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (inMessage && line !== '.') return;
      const step = inMessage ? 'message' : (line.slice(0, 4).toUpperCase() as Step);
      inMessage = step === 'DATA' && (conduct.DATA ?? good.DATA) === good.DATA;
      answer(socket, step, line);
    });
    answer(socket, 'greeting', '');
  });
  const port = await listenOnLoopback(server);

  return {
    url: `smtp://127.0.0.1:${port}`,
    seen,
    openConnections: () => sockets.size,
    behave: (next: Conduct) => {
      conduct = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

/** A reply that never ends, in pieces frequent enough to look alive. */
const trickle = (socket: Socket, code: string) => {
  const timer = setInterval(() => socket.writable && socket.write(`${code}-wait\r\n`), 20);
  socket.on('close', () => clearInterval(timer));
};
