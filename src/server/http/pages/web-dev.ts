import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageContext } from '#shared/page-context.ts';
import { respond } from '#server/http/answer.ts';
import { type PageRenderer, renderPage } from './web-page.ts';

/** What @hono/node-server passes along with a request. */
export type NodeBindings = { incoming: IncomingMessage; outgoing: ServerResponse };

export type WebDevApp = {
  fetch: (request: Request, node: NodeBindings, details?: { requestId?: string }) => Promise<Response>;
  close: () => Promise<void>;
};

type WebDevOptions = PageContext & {
  /** The folder of vite.config.ts. */
  root: string;
  /** The HTTP server of the shop: hot updates reach the browser over its port. */
  server: Server;
};

const SERVER_ENTRY = '/src/web/server.tsx';

/** The web front straight from its sources, with hot updates. For development only: it needs Vite. */
export const createWebDevApp = async ({ root, server, ...context }: WebDevOptions): Promise<WebDevApp> => {
  const vite = await createServer({
    root,
    appType: 'custom',
    // Bundled first, the configuration would be a new file each time, and whoever watches files would start again.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    fetch: async (request, node, { requestId } = {}) => {
      if (await answeredByVite(vite, node)) return RESPONSE_ALREADY_SENT;
      const options = { context, requestId, allowStyleElements: true };
      return respond(request, await renderPage(await loadRenderer(vite), request, options));
    },
    close: () => vite.close(),
  };
};

const answeredByVite = (vite: ViteDevServer, { incoming, outgoing }: NodeBindings) =>
  new Promise<boolean>((resolve, reject) => {
    outgoing.once('close', () => resolve(true));
    vite.middlewares(incoming, outgoing, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(false);
    });
  });

const loadRenderer = async (vite: ViteDevServer): Promise<PageRenderer> => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in.');
  const { default: renderer }: { default: PageRenderer } = await ssr.runner.import(SERVER_ENTRY);
  return renderer;
};
