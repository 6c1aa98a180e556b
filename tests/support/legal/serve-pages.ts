import { createApp } from '#server/app.ts';
import { pageContextOf } from '#server/boot.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { createWebApp } from '#server/http/pages/web-app.ts';
import type { Services } from '#server/kernel/services.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';

/** A server process with its pages, without a socket. */
export const servePages = async (services: Services) => {
  const cache = createResponseCache(services);
  const pages = await createWebApp({ ...pageContextOf(services), distDir: await builtWeb(), cache });
  const app = createApp(services, { pages, cache });
  const get = (path: string) => app.request(path);
  return { get, read: async (path: string) => (await get(path)).text() };
};
