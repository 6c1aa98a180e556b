import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { deferApp } from './wake/defer-app.ts';

/** Whole, not streamed: the server has to know all inline scripts of a page before it answers. */
const renderWhole = async (page: ReactNode, onError: (error: unknown) => void) => {
  const stream = await renderToReadableStream(page, { onError, progressiveChunkSize: Infinity });
  await stream.allReady;
  const html = await new Response(stream).text();
  // The router writes the document type itself.
  return html.replace('<!DOCTYPE html>', '');
};

/** What fails is shown by the nearest error boundary; here it is also reported, and told by the status. */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const matches = router.stores.matches.get();
  const failures: unknown[] = matches.filter(({ status }) => status === 'error').map(({ error }) => error);
  const page = await renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: async () =>
      deferApp(
        await renderWhole(<StartServer router={router} />, (error) => failures.push(error)),
        matches.every(({ ssr }) => ssr === undefined || ssr === true),
      ),
  });
  for (const failure of failures) getGlobalStartContext()?.reportError(failure);
  return failures.length > 0 ? new Response(page.body, { status: 500, headers: page.headers }) : page;
});

export default { fetch: createStartHandler(renderPage) };
