import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createWebDevApp, type NodeBindings, type WebDevApp } from '#server/http/web-dev.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';

/** The web front from its sources on a port of its own, as `npm run dev` serves it. */
export const startWebDev = async () => {
  let app: WebDevApp | undefined;
  const server = createAdaptorServer({
    fetch: (request, node) =>
      app?.fetch(request, node as NodeBindings) ?? new Response(null, { status: 503 }),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  app = await createWebDevApp({
    root: resolve(import.meta.dirname, '../..'),
    server,
    site: { ...defaultSiteConfig, publicUrl: url },
    reportError: () => {},
  });
  const stop = async () => {
    await app?.close();
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
};
