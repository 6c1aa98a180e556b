import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** A server on a free port. What it answers with may come later: some need to know the server first. */
export const serveWeb = async (prepare: (server: Server, url: string) => Promise<Fetch>) => {
  let answer: Fetch = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, node) => answer(request, node) }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  answer = await prepare(server, url);
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
};
