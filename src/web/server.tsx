import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { type RenderWhole, renderAtOnce, renderWhenLoaded } from './rendering/render-whole.ts';
import { deferApp } from './wake/defer-app.ts';

/** Told by the first way of rendering to the second, and to nobody else. */
const NOT_LOADED = 425;

/** What fails is shown by the nearest error boundary; here it is also reported, and told by the status. */
const handlerOf = (renderWhole: RenderWhole) =>
  createStartHandler(
    defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
      const matches = router.stores.matches.get();
      const failures: unknown[] = matches
        .filter(({ status }) => status === 'error')
        .map(({ error }) => error);
      try {
        const page = await renderWhole(<StartServer router={router} />, (error) => void failures.push(error));
        if (page === undefined) return new Response(null, { status: NOT_LOADED });
        const isWhole = matches.every(({ ssr }) => ssr === undefined || ssr === true);
        const html = await transformHtmlStringWithRouter(router, deferApp(page.html, isWhole));
        getGlobalStartContext()?.takePage?.(page.piecesOf(html));
      } catch (error) {
        failures.push(error);
      } finally {
        router.serverSsr?.cleanup();
      }
      for (const failure of failures) getGlobalStartContext()?.reportError(failure);
      return new Response(null, { status: failures.length > 0 ? 500 : getSsrStatus(router), headers });
    }),
  );

const atOnce = handlerOf(renderAtOnce);
const whenLoaded = handlerOf(renderWhenLoaded);

const fetch: typeof atOnce = async (request, options) => {
  const page = await atOnce(request, options);
  return page.status === NOT_LOADED ? whenLoaded(request, options) : page;
};

export default { fetch };
