import { createServer } from 'node:http';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';
import { makePdf } from './make-pdf.ts';

/** A conversion service that can be switched off: then it hangs up on everybody, as one that restarts does. */
export const startFakeGotenberg = async () => {
  let isDown = false;
  const pdf = makePdf(1);
  const server = createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    request.resume().on('end', () => response.writeHead(200).end(request.url === '/health' ? '{}' : pdf));
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    url,
    switchOff: () => {
      isDown = true;
      server.closeAllConnections();
    },
    switchOn: () => {
      isDown = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
