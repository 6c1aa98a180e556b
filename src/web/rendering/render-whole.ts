import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createFragmentCache, type RenderedPage } from './fragment-cache.tsx';

/** Not streamed to the visitor: the server has to know all inline scripts of a page before it answers. */
export type RenderWhole = (
  page: ReactNode,
  onError: (error: unknown) => void,
) => RenderedPage | undefined | Promise<RenderedPage>;

/** Where React left something to the browser. What people wrote is escaped and cannot be taken for it. */
const LEFT_OUT = '<!--$!-->';

/** The router writes the document type itself. */
const DOCTYPE = '<!DOCTYPE html>';
const withoutDoctype = (html: string) => (html.startsWith(DOCTYPE) ? html.slice(DOCTYPE.length) : html);

const renderWithFragments = createFragmentCache();

/**
 * In one go, as text from the start: a stream of bytes, which would have to be turned back into text, costs a third more.
 * Undefined when that leaves something out, because its code is not loaded yet or because it fails.
 */
export const renderAtOnce: RenderWhole = (page) => {
  try {
    const { html, piecesOf } = renderWithFragments(() => renderToString(page));
    return html.includes(LEFT_OUT) ? undefined : { html: withoutDoctype(html), piecesOf };
  } catch {
    // It fails again where failures are told.
    return undefined;
  }
};

/** Waits for all code the page needs, and tells what fails. */
export const renderWhenLoaded: RenderWhole = async (page, onError) => {
  const stream = await renderToReadableStream(page, { onError, progressiveChunkSize: Infinity });
  await stream.allReady;
  return { html: withoutDoctype(await new Response(stream).text()), piecesOf: (html) => [html] };
};
