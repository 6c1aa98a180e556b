import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];
type Site = { fetch: Fetch; close?: () => Promise<void> };

/** Serves on a free port what `prepare` makes, which may need to know the server and its address first. */
export const serveWeb = async (prepare: (server: Server, url: string) => Promise<Site>) => {
  let site: Site = { fetch: () => new Response(null, { status: 503 }) };
  const server = createAdaptorServer({ fetch: (request, node) => site.fetch(request, node) }) as Server;
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  site = await prepare(server, url);
  const stop = async () => {
    await site.close?.();
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
};
